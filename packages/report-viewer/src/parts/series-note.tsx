import type { Series } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import type { CardView } from '../data/card-view.ts';
import { Disclosure } from './disclosure.tsx';

/** The name of a row or column of numbers, which opens what they mean and where they come from. */
export function SeriesNote({ series, label, view, printed }: { series: Series; label?: ReactNode; view: CardView; printed: boolean }) {
  return (
    <Disclosure
      printed={printed}
      card={view.cardOf('series', series.id)}
      label={<span className="rv-label">{label ?? series.label}</span>}
    />
  );
}
