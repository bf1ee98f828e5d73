import type { InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { fixed } from '../format/group-digits.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { FigureLabel, FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { Fold } from '../parts/fold.tsx';
import { Prose } from '../parts/prose.tsx';
import { RangeBar } from '../parts/range-bar.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { scorePartsAddress } from '../score/score-address.ts';
import { scorePartsOf } from '../score/score-parts-of.ts';

/** What the score says first: its value, what it stands beside, and what the loan takes from it. */
function leadOf({ figures, headline }: InsightReport): string {
  const withLoan = figures['score.with_loan']?.value ?? null;
  const score = headline.scenario_score;
  if (score === null || figures['score.loan'] === undefined)
    return 'The Scenario Score is the weighted average of these marks on a published scale. A cap can only lower it.';
  return `Scenario Score is ${fixed(score, 1)} / 10 all cash and ${fixed(withLoan ?? score, 1)} with the loan. 5 is a typical asking price, 6.5 the best fifth of listings, 8 needs documents.`;
}

/** The Scenario Score by its parts: marks, weights, and the caps that limit it. */
export function Score() {
  const { medium, report, scorePage } = useReportView();
  if (report.score_parts.length === 0) return null;
  const applied = report.score_gates.filter((gate) => gate.applied);
  const others = report.score_gates.filter((gate) => !gate.applied);
  const parts = scorePartsOf(report);
  const isEarlier = parts === null;
  return (
    <Section id="score" title="Scenario Score" lead={leadOf(report)}>
      <TableFrame label="Parts of the Scenario Score">
        <table className="rv-table rv-score-table">
          <caption className="rv-sr">Parts of the Scenario Score</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="rv-num">
                Weight
              </th>
              <th scope="col" className="rv-num">
                Score
              </th>
              <th scope="col" className="rv-score-bar-cell">
                <span className="rv-sr">Bar from 0 to 10</span>
              </th>
              <th scope="col">Reading</th>
            </tr>
          </thead>
          <tbody>
            {report.score_parts.map((part) => (
              <PartRow key={part.id} part={part} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {scorePage !== null && parts !== null && medium === 'fragment' && (
        <p className="rv-more">
          <a href={`${scorePage}?${scorePartsAddress(parts)}`}>Change these marks</a>
        </p>
      )}
      <Subtitle>{isEarlier ? 'Score adjustments and caps' : 'Score caps'}</Subtitle>
      {applied.length === 0 ? <p className="rv-fine">None applies.</p> : <Gates gates={applied} />}
      {others.length > 0 && (
        <Fold
          label={`${others.length} ${others.length === 1 ? 'does' : 'do'} not apply: ${others.map((gate) => lowerFirst(gate.label)).join('; ')}`}
        >
          <Gates gates={others} />
        </Fold>
      )}
    </Section>
  );
}

function Gates({ gates }: { gates: InsightReport['score_gates'] }) {
  return (
    <ul className="rv-gates">
      {gates.map((gate) => (
        <li key={gate.id} className={gate.applied ? 'rv-gate-on' : undefined}>
          <span className="rv-state">{gate.applied ? 'Applies' : 'Does not apply'}</span>
          <span>
            <strong>{gate.label}</strong>
            {gate.cap !== null && `, caps the score at ${fixed(gate.cap, 1)}`}. <Prose text={gate.reason} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `Income quality: 6.9 of 10. Net yield …` → `Net yield …`: the row says the rest. */
function withoutLabel(reading: string, label: string): string {
  const rest = reading.startsWith(`${label}: `) ? reading.slice(label.length + 2).replace(/^[\d.]+ of 10\.\s*/, '') : reading;
  return rest === '' ? reading : rest;
}

function PartRow({ part }: { part: { label: string; score: string; weight: string; reading: string } }) {
  const { figures } = useReportView().report;
  const score = figures[part.score];
  const weight = figures[part.weight];
  const scoreAnchor = useAnchor(part.score);
  const weightAnchor = useAnchor(part.weight);
  if (score === undefined) return null;
  return (
    <tr id={scoreAnchor}>
      <th scope="row">
        <FigureLabel figure={score} label={part.label} />
      </th>
      <td id={weightAnchor} className="rv-num">
        {weight !== undefined && <FigureNote figure={weight} className="rv-note-value" label={<FigureValue figure={weight} />} />}
      </td>
      <td className="rv-num">
        <FigureValue figure={score} bare />
      </td>
      <td className="rv-score-bar-cell">{score.value !== null && <RangeBar value={score.value} range={null} scale={[0, 10]} />}</td>
      <td>
        <Prose text={withoutLabel(part.reading, part.label)} />
      </td>
    </tr>
  );
}
