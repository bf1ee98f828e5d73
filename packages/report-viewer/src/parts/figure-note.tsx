import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { Disclosure } from './disclosure.tsx';
import { FigureRange } from './figure-value.tsx';
import { Japanese } from './japanese.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/** What a figure means and where it comes from: the inside of the card that its label opens. */
export function FigureExplanation({ figure }: { figure: Figure }) {
  const resting = useReportView().assumedInputs(figure.id);
  return (
    <>
      <p className="rv-definition">
        <Prose text={figure.definition} />
      </p>
      {figure.range !== null && (
        <p>
          Plausible from <FigureRange figure={figure} />.
        </p>
      )}
      {figure.because !== null && <p>{figure.because}</p>}
      <OriginNote origin={figure.origin} />
      {figure.origin.kind === 'computed' && resting.length > 0 && (
        <p className="rv-fine">
          Rests on {resting.length} of our <a href="#assumptions">assumptions</a>.
        </p>
      )}
    </>
  );
}

/** The label of a figure, which opens its definition and origin. */
export function FigureLabel({ figure, label }: { figure: Figure; label?: string }) {
  return (
    <Disclosure
      label={
        <>
          <span className="rv-label">{label ?? figure.label}</span>
          {figure.label_ja !== null && (
            <>
              {' '}
              <Japanese className="rv-term">{figure.label_ja}</Japanese>
            </>
          )}
        </>
      }
    >
      <FigureExplanation figure={figure} />
    </Disclosure>
  );
}
