import type { ReactNode } from 'react';

/** Japanese text: its own language, its own direction, and the font that has its characters. */
export function Japanese({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <bdi lang="ja" className={`rv-ja ${className}`.trim()}>
      {children}
    </bdi>
  );
}

const japanese = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Text that may be in either language. */
export function EitherLanguage({ text }: { text: string }) {
  return japanese.test(text) ? <Japanese>{text}</Japanese> : <bdi>{text}</bdi>;
}
