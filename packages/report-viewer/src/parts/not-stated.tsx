/** Unknown, drawn as unknown: hatched and in words, never as zero. */
export function NotStated({ children = 'Not stated' }: { children?: string }) {
  return <span className="rv-not-stated">{children}</span>;
}
