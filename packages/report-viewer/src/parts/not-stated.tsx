import * as texts from '../texts/parts-texts.ts';

/** Unknown, drawn as unknown: hatched and in words, never as zero. */
export function NotStated({ children = texts.notStated }: { children?: string }) {
  return <span className="rv-not-stated">{children}</span>;
}
