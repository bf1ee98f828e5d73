import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { writeAmounts } from '../attach/settings.ts';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/fold.tsx';
import { abroadLinkTexts as texts } from '../texts/tax-texts.ts';

const page = () => import('../sections/abroad-page.tsx');
const Whole = lazy(async () => ({ default: (await page()).AbroadInTax }));
const Parts = lazy(async () => ({ default: (await page()).AbroadParts }));

/**
 * The package's build has this in the place of the chapter for owners abroad, which most readers of an embedded report do not open: it is
 * loaded at once for those whom it concerns, and for the others when they open its fold.
 */
export function AbroadInTax() {
  const { report } = useReportView();
  if (report.tax.owner === 'non_resident')
    return (
      <Later>
        <Whole />
      </Later>
    );
  return (
    <Fold label={texts.others}>
      <WhenOpened>
        <Parts />
      </WhenOpened>
    </Fold>
  );
}

function WhenOpened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const fold = place.current?.closest('details');
    const open = () => setOpened(true);
    fold?.addEventListener('toggle', open, { once: true });
    return () => fold?.removeEventListener('toggle', open);
  }, []);
  return <div ref={place}>{isOpened && <Later>{children}</Later>}</div>;
}

/** What arrives after the report was set in dollars is set so too, and its tables can be saved as those of a fold that is opened. */
function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      {children}
      <Arrived />
    </Suspense>
  );
}

function Arrived() {
  const { report } = useReportView();
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = end.current?.parentElement;
    if (part != null && end.current?.closest<HTMLElement>('.rv-root')?.dataset.currency === 'USD')
      writeAmounts(part, 'USD', report.exchange_rate.jpy_per_usd);
    end.current?.closest('details')?.dispatchEvent(new Event('toggle'));
  }, [report]);
  return <span ref={end} hidden />;
}
