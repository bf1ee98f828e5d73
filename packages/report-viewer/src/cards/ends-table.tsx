import type { CardView, EndsOfInput } from '../data/card-view.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { BareValue } from '../parts/figure-value.tsx';
import { NumberCell } from '../parts/number-cell.tsx';
import { OutcomeName } from '../parts/outcome-name.tsx';
import { Prose } from '../parts/prose.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { UnitCell } from '../parts/unit-cell.tsx';
import * as texts from '../texts/parts-texts.ts';

const outcomes = texts.endsOutcomes;

/** Every input at both ends of its range, and what the base case becomes with each. */
export function EndsTable({ view }: { view: CardView }) {
  const inputs = view.ends;
  return (
    <TableFrame label={texts.endsTitle}>
      <table className="rv-table rv-stacked rv-ends">
        <caption className="rv-sr">{texts.endsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.endsInput}</th>
            <th scope="col" className="rv-num">
              <SetTo inputs={inputs} view={view} />
            </th>
            <th scope="col">
              <span className="rv-sr">{texts.columnUnit}</span>
            </th>
            {outcomes.map((label, index) => (
              <th key={label} scope="col" className="rv-num">
                <OutcomeName label={label} ids={inputs.flatMap(({ low }) => low.outcomes[index] ?? [])} view={view} printed={false} />
              </th>
            ))}
          </tr>
        </thead>
        {inputs.map((input) => (
          <tbody key={input.id}>
            <EndRow input={input} end={input.low} view={view} first />
            <EndRow input={input} end={input.high} view={view} first={false} />
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

/** The ends of ranges are assumptions of one rule: the ends that the assumption gives for itself. What a changed input moves is told by input. */
function SetTo({ inputs, view }: { inputs: readonly EndsOfInput[]; view: CardView }) {
  const assumed = inputs.flatMap(({ label, low }) => {
    const end = view.figures[low.input];
    return end?.origin.kind === 'assumed' ? [{ label, definition: end.definition, reason: end.origin.reason }] : [];
  });
  const [first] = assumed;
  if (first === undefined) return <>{texts.endsSetTo}</>;
  const definitions = [...new Set(assumed.map(({ definition }) => definition))];
  return (
    <Disclosure printed={false} label={<span className="rv-label">{texts.endsSetTo}</span>}>
      {definitions.map((definition) => (
        <div key={definition}>
          <p className="rv-fine">{assumed.flatMap((end) => (end.definition === definition ? [end.label] : [])).join(', ')}</p>
          <p className="rv-definition">{definition}</p>
        </div>
      ))}
      <div className="rv-origin">
        <p className="rv-origin-kind">{texts.originTexts.assumed.long}</p>
        <p>
          <Prose text={first.reason} />
          {texts.endsReasonNote}
        </p>
      </div>
    </Disclosure>
  );
}

interface EndRowProps {
  input: EndsOfInput;
  end: EndsOfInput['low'];
  first: boolean;
  view: CardView;
}

function EndRow({ input, end, first, view }: EndRowProps) {
  const figure = view.figures[end.input];
  const assumption = `assumptions.${input.id}`;
  const assumed = assumption in view.figures;
  return (
    <tr>
      {first && (
        <th scope="rowgroup" rowSpan={2}>
          {assumed && view.linked ? <a href={`#${view.anchorOf(assumption)}`}>{input.label}</a> : input.label}
        </th>
      )}
      <Cell id={end.input} label={texts.endsSetTo} opens={!assumed} view={view} />
      {figure === undefined ? <td>{'\u00a0'}</td> : <UnitCell figure={figure} />}
      {outcomes.map((label, index) => (
        <Cell key={label} id={end.outcomes[index] ?? ''} label={label} opens={false} view={view} />
      ))}
    </tr>
  );
}

/** One without a value keeps a card for its reason. */
function Cell({ id, label, opens, view }: { id: string; label: string; opens: boolean; view: CardView }) {
  const figure = view.figures[id];
  if (figure === undefined) return <td data-label={label}>{'\u00a0'}</td>;
  // Base-case figures may stand here too: they are at home elsewhere.
  const anchor = id.startsWith('sensitivity.') ? view.anchorOf(id) : undefined;
  if (figure.value !== null && !opens) return <NumberCell figure={figure} id={anchor} label={label} />;
  return (
    <td id={anchor} className="rv-num" data-label={label}>
      <Disclosure printed={false} className="rv-note-value" card={view.cardOf('figure', id)} label={<BareValue figure={figure} />} />
    </td>
  );
}
