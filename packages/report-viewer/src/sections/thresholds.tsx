import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { keptTogether } from '../format/prose-words.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { Quantity } from '../parts/figure-value.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';

const levers: [string, string][] = [
  ['price', 'Price at most'],
  ['occupancy', 'Occupancy at least'],
  ['rent', 'Rent may fall by'],
  ['rate', 'Interest rate at most'],
];

/** For each target, how far one input alone may go. Where no value exists, the reason stands in its place. */
export function Thresholds() {
  const { report } = useReportView();
  const targets = [...new Set(report.thresholds.map((threshold) => threshold.target))];
  if (targets.length === 0) return null;
  const price = report.figures['threshold.cash.price'];
  return (
    <Section
      id="thresholds"
      title="What must be true"
      titleJa="成立条件"
      lead={
        <ThresholdSentence
          highest={price}
          asked={report.figures['facts.price']}
          rent={report.headline.net_rental_yield_range == null ? undefined : report.figures['rent.monthly_full']}
        />
      }
    >
      <TableFrame label="What must be true for each target">
        <table className="rv-table rv-stacked rv-thresholds">
          <caption className="rv-sr">What must be true for each target</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              {levers.map(([lever, name]) => (
                <th key={lever} scope="col" className="rv-num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {targets.map((target) => (
              <tr key={target}>
                <th scope="row">{targetName(report.thresholds.find((threshold) => threshold.target === target)?.title ?? target)}</th>
                {levers.map(([lever, name]) => (
                  <ThresholdCell
                    key={lever}
                    lever={lever}
                    name={name}
                    id={report.thresholds.find((threshold) => threshold.target === target && threshold.lever === lever)?.figure ?? ''}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="rv-fine rv-table-note">
        Each cell changes one input alone; everything else stays as in the base case.
        {report.headline.net_rental_yield_range != null && ' The rent is estimated: each limit holds at the rent of the base case.'}
      </p>
    </Section>
  );
}

function ThresholdCell({ id, lever, name }: { id: string; lever: string; name: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return <td data-label={name}>{'\u00a0'}</td>;
  const { value, unit } = figure;
  const rise = lever === 'rent' && value !== null && value < 0;
  return (
    <td id={anchor} className="rv-num" data-label={name}>
      <FigureNote
        figure={figure}
        className="rv-note-value"
        label={value === null ? <NotStated>none</NotStated> : <Quantity unit={unit} value={rise ? -value : value} />}
      />
      {rise && <span className="rv-threshold-note">needed as a rise</span>}
      {value === null && figure.because !== null && <span className="rv-threshold-note">{keptTogether(figure.because)}</span>}
    </td>
  );
}

/** `Highest price for: coverage of at least 1.2` → `Coverage of at least 1.2` */
function targetName(title: string): string {
  const name = title.slice(title.indexOf(': ') + 1).trim();
  return name.replace(/^irr\b/, 'IRR').replace(/^./, (first) => first.toUpperCase());
}

interface ThresholdSentenceProps {
  highest: Figure | undefined;
  asked: Figure | undefined;
  /** The rent that the limit holds at, where it is estimated. */
  rent: Figure | undefined;
}

function ThresholdSentence({ highest, asked, rent }: ThresholdSentenceProps) {
  if (highest?.value == null || asked?.value == null) return <>How far one input alone may go before a target is missed.</>;
  const low = highest.value < asked.value;
  return (
    <>
      {rent?.value == null ? (
        'With everything else unchanged'
      ) : (
        <>
          At a rent of <Quantity unit={rent.unit} value={rent.value} />, which is estimated, and with everything else unchanged
        </>
      )}
      , a price up to <Quantity unit="JPY" value={highest.value} /> keeps first-year cash from falling below zero; asked is{' '}
      <Quantity unit="JPY" value={asked.value} />
      {low ? ', which is above that level.' : '.'}
    </>
  );
}
