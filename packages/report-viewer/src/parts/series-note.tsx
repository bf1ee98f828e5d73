import type { Series } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { unitSuffix } from '../format/format-value.ts';
import { Disclosure } from './disclosure.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/** The name of a row or column of numbers, which opens what they mean and where they come from. */
export function SeriesNote({ series, label }: { series: Series; label?: ReactNode }) {
  return (
    <Disclosure label={<span className="rv-label">{label ?? series.label}</span>}>
      <p className="rv-definition">
        <Prose text={series.definition} />{' '}
        {unitSuffix(series.unit) !== '' && `In ${series.unit.startsWith('JPY') ? 'yen ' : ''}${unitSuffix(series.unit)}.`}
      </p>
      <OriginNote origin={series.origin} />
    </Disclosure>
  );
}
