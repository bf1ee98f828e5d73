import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { keptTogether } from '../format/prose-words.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { Quantity } from '../parts/figure-value.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { Sentence } from '../parts/word-parts.tsx';
import { thresholdTexts as texts } from '../texts/scenarios-texts.ts';

const levers = Object.entries(texts.levers);

/** For each target, how far one input alone may go. Where no value exists, the reason stands in its place. */
export function Thresholds() {
  const { report } = useReportView();
  const targets = [...new Set(report.thresholds.map((threshold) => threshold.target))];
  if (targets.length === 0) return null;
  const price = report.figures['threshold.cash.price'];
  return (
    <Section
      id="thresholds"
      title={texts.title}
      titleJa={texts.titleJa}
      lead={
        <ThresholdSentence
          highest={price}
          asked={report.figures['facts.price']}
          rent={report.headline.net_rental_yield_range == null ? undefined : report.figures['rent.monthly_full']}
        />
      }
    >
      <TableFrame label={texts.title}>
        <table className="rv-table rv-stacked rv-thresholds">
          <caption className="rv-sr">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.target}</th>
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
        {texts.note}
        {report.headline.net_rental_yield_range != null && texts.estimatedRent}
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
        label={value === null ? <NotStated>{texts.none}</NotStated> : <Quantity unit={unit} value={rise ? -value : value} />}
      />
      {rise && <span className="rv-threshold-note">{texts.riseNeeded}</span>}
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
  if (highest?.value == null || asked?.value == null) return <>{texts.leadWithout}</>;
  return (
    <Sentence
      parts={texts.lead(
        <Quantity unit="JPY" value={highest.value} />,
        <Quantity unit="JPY" value={asked.value} />,
        highest.value < asked.value,
        rent?.value == null ? null : <Quantity unit="JPY" value={rent.value} />,
      )}
    />
  );
}
