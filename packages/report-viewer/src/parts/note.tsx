import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { Disclosure } from './disclosure.tsx';

/** A word that opens an explanation which stands in the markup. */
export function Note({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string }) {
  const { medium } = useReportView();
  return (
    <Disclosure label={label} printed={medium === 'print'} {...(className === undefined ? {} : { className })}>
      {children}
    </Disclosure>
  );
}
