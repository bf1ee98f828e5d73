import type { Figure } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { useSectionId } from '../context/section-context.ts';
import { anchorOf, isReworked } from '../figures/figure-homes.ts';
import { Disclosure } from './disclosure.tsx';
import { FigureRange } from './figure-value.tsx';
import { Japanese } from './japanese.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/** What a figure means and where it comes from: the inside of the card that its label opens. */
export function FigureExplanation({ figure }: { figure: Figure }) {
  const elementId = useElementId();
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
        <p>
          Rests on {resting.length} <a href={`#${elementId('assumptions')}`}>{resting.length === 1 ? 'assumption' : 'assumptions'}</a>.
        </p>
      )}
    </>
  );
}

/**
 * Words or a number that open the card of a figure. The card is written once, where the figure is at home; elsewhere the script copies it
 * in when it is opened, and without scripts a link leads to it.
 */
export function FigureNote({ figure, label, className }: { figure: Figure; label: ReactNode; className?: string }) {
  const { homes } = useReportView();
  const anchor = useElementId()(anchorOf(figure.id));
  const atHome = homes.get(figure.id) === useSectionId() || isReworked(figure.id);
  return (
    <Disclosure label={label} {...(className === undefined ? {} : { className })} {...(atHome ? {} : { copyOf: anchor })}>
      {atHome ? <FigureExplanation figure={figure} /> : <a href={`#${anchor}`}>What it means and where it comes from</a>}
    </Disclosure>
  );
}

/** The label of a figure, which opens its definition and origin. */
export function FigureLabel({ figure, label }: { figure: Figure; label?: string }) {
  return (
    <FigureNote
      figure={figure}
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
    />
  );
}
