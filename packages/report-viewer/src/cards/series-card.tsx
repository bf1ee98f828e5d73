import type { Series } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { unitSuffix } from '../format/format-value.ts';
import { OriginNote } from '../parts/origin-note.tsx';
import { Prose } from '../parts/prose.tsx';
import * as texts from '../texts/parts-texts.ts';

/** What a row or column of numbers means and where it comes from. */
export function SeriesCard({ series, view }: { series: Series; view: CardView }) {
  const unit = unitSuffix(series.unit);
  return (
    <>
      <p className="rv-definition">
        <Prose text={series.definition} /> {unit !== '' && texts.cardUnit(`${series.unit.startsWith('JPY') ? '¥' : ''}${unit}`)}
      </p>
      <OriginNote origin={series.origin} view={view} />
    </>
  );
}
