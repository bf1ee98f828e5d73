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
import { scoreTexts as texts } from '../texts/risks-texts.ts';

/** What the score says first: its value, what it stands beside, and what the loan takes from it. */
function leadOf({ figures, headline }: InsightReport): string {
  const withLoan = figures['score.with_loan']?.value ?? null;
  const score = headline.scenario_score;
  if (score === null || figures['score.loan'] === undefined) return texts.leadWithout;
  return texts.lead(fixed(score, 1), fixed(withLoan ?? score, 1));
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
    <Section id="score" title={texts.title} lead={leadOf(report)}>
      <TableFrame label={texts.table}>
        <table className="rv-table rv-score-table">
          <caption className="rv-sr">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              <th scope="col" className="rv-num">
                {texts.weight}
              </th>
              <th scope="col" className="rv-num">
                {texts.score}
              </th>
              <th scope="col" className="rv-score-bar-cell">
                <span className="rv-sr">{texts.bar}</span>
              </th>
              <th scope="col">{texts.reading}</th>
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
          <a href={`${scorePage}?${scorePartsAddress(parts)}`}>{texts.change}</a>
        </p>
      )}
      <Subtitle>{isEarlier ? texts.adjustments : texts.caps}</Subtitle>
      {applied.length === 0 ? <p className="rv-fine">{texts.none}</p> : <Gates gates={applied} />}
      {others.length > 0 && (
        <Fold label={texts.notApplying(others.map(({ label }) => lowerFirst(label)))}>
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
          <span className="rv-state">{gate.applied ? texts.applies : texts.doesNotApply}</span>
          <span>
            <strong>{gate.label}</strong>
            {gate.cap !== null && texts.cap(fixed(gate.cap, 1), gate.applied)}. <Prose text={gate.reason} />
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
