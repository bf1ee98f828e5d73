import type { Figure } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { FigureRange } from '../parts/figure-value.tsx';
import { OriginNote } from '../parts/origin-note.tsx';
import { Prose } from '../parts/prose.tsx';
import * as texts from '../texts/parts-texts.ts';

/** What a figure means and where it comes from: the inside of the card that its label opens. */
export function FigureCard({ figure, view }: { figure: Figure; view: CardView }) {
  const resting = view.assumedInputs(figure.id);
  return (
    <>
      <p className="rv-definition">
        <Prose text={figure.definition} />
      </p>
      {figure.range !== null && (
        <p>
          {texts.cardRange}
          <FigureRange figure={figure} />.
        </p>
      )}
      {figure.because !== null && <p>{figure.because}</p>}
      <OriginNote origin={figure.origin} view={view} />
      {figure.origin.kind === 'computed' && resting.length > 0 && (
        <p>
          {texts.cardBasedOn}
          {resting.length} <Assumptions count={resting.length} view={view} />.
        </p>
      )}
    </>
  );
}

function Assumptions({ count, view }: { count: number; view: CardView }) {
  const words = texts.cardAssumptions(count);
  return view.linked ? <a href={`#${view.idPrefix}assumptions`}>{words}</a> : words;
}
