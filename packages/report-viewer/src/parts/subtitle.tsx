import type { ReactNode } from 'react';
import { useHeadingLevel } from '../context/section-context.ts';

/** A heading inside of a section, one level below that of the section or of the chapter that it opens. */
export function Subtitle({ className = 'rv-subtitle', children }: { className?: string; children: ReactNode }) {
  const Heading = useHeadingLevel() === 3 ? 'h3' : 'h4';
  return <Heading className={className}>{children}</Heading>;
}
