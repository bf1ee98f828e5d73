import type { EvidenceGrade, InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { fixed } from '../format/group-digits.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { FigureExplanation, FigureLabel } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureRange, FigureValue } from '../parts/figure-value.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Prose } from '../parts/prose.tsx';
import { RangeBar } from '../parts/range-bar.tsx';
import { Section } from '../parts/section.tsx';

const riskWords = { low: 'Low', medium: 'Medium', high: 'High' } as const;
const gradeWords: Record<EvidenceGrade, string> = {
  A: 'nearly all is documented',
  B: 'the main facts are stated',
  C: 'important facts are missing',
  D: 'mostly assumed',
};
const rentWords: Record<InsightReport['headline']['rent_basis'], string> = {
  stated: 'The rent is stated.',
  given: 'The rent is given by you.',
  from_stated_yield: 'The rent follows from the stated yield; nobody states it directly.',
  assumed: 'The rent is nowhere stated and is estimated by us.',
};

/** Figures that have a card of their own above the key figures. */
const headlineFigures = ['score.scenario', 'returns.net_yield'];

export function Glance() {
  const { headline, risk_reasons: reasons } = useReportView().report;
  return (
    <Section id="glance" opensChapter title="At a glance">
      <div className="rv-headline">
        <ScoreCard />
        <NetYieldCard />
        <div className={`rv-card rv-risk rv-risk-${headline.risk_level}`}>
          <Disclosure label={<span className="rv-label">Risk level</span>}>
            <p>
              How much of the result could go against the owner, by the flags and stress cases of this report. The worst flag decides; the
              score does not soften it.
            </p>
            <Reasons reasons={reasons} />
          </Disclosure>
          <p className="rv-card-value">
            <RiskSign level={headline.risk_level} />
            {riskWords[headline.risk_level]}
          </p>
          <p className="rv-card-note">{reasons[0] !== undefined ? <Prose text={reasons[0]} /> : 'No reason was recorded.'}</p>
        </div>
        <div className="rv-card">
          <Disclosure label={<span className="rv-label">Evidence grade</span>}>
            <p>
              How much of what the report rests on is stated in a source, from A to D. It stands apart from the score and caps it: a thin
              file cannot score high.
            </p>
          </Disclosure>
          <p className="rv-card-value">{headline.evidence_grade}</p>
          <p className="rv-card-note">
            Of A to D: {gradeWords[headline.evidence_grade]}. {rentWords[headline.rent_basis]}
          </p>
        </div>
      </div>
      <div className="rv-reading">
        {headline.reading.map((sentence) => (
          <p key={sentence}>
            <Prose text={sentence} />
          </p>
        ))}
      </div>
      <ul className="rv-key-figures">
        {headline.key_figures
          .filter((id) => !headlineFigures.includes(id))
          .map((id) => (
            <KeyFigure key={id} id={id} />
          ))}
      </ul>
    </Section>
  );
}

function ScoreCard() {
  const { headline, figures } = useReportView().report;
  const figure = figures['score.scenario'];
  const { scenario_score: score, scenario_score_range: range } = headline;
  return (
    <div className="rv-card rv-card-main" id={useAnchor('score.scenario')}>
      <Disclosure label={<span className="rv-label">Scenario Score</span>}>
        {figure !== undefined ? (
          <FigureExplanation figure={figure} />
        ) : (
          <p>Our summary from 0 to 10 of income, debt safety and resilience. It is not a rating by a third party.</p>
        )}
      </Disclosure>
      <p className="rv-card-value">
        {score === null ? (
          <NotStated>not scored</NotStated>
        ) : (
          <>
            {fixed(score, 1)}
            <span className="rv-unit"> of 10</span>
          </>
        )}
      </p>
      {score !== null && <RangeBar value={score} range={range ?? [score, score]} scale={[0, 10]} />}
      <p className="rv-card-note">
        {range === null ? 'No range was worked out.' : `Between ${fixed(range[0], 1)} and ${fixed(range[1], 1)} over the plausible inputs.`}
      </p>
    </div>
  );
}

function NetYieldCard() {
  const { headline, figures } = useReportView().report;
  const figure = figures['returns.net_yield'];
  const value = headline.net_rental_yield;
  return (
    <div className="rv-card rv-card-main" id={useAnchor('returns.net_yield')}>
      <Disclosure label={<span className="rv-label">Net yield</span>}>
        {figure !== undefined ? <FigureExplanation figure={figure} /> : <p>NOI over price plus acquisition costs, a year.</p>}
      </Disclosure>
      <p className="rv-card-value">
        {value === null ? (
          <NotStated>not known</NotStated>
        ) : (
          <>
            {fixed(value, 1)}
            <span className="rv-unit"> %</span>
          </>
        )}
      </p>
      {value !== null && figure?.range != null && (
        <RangeBar value={value} range={figure.range} scale={[Math.min(0, figure.range[0]), Math.max(8, figure.range[1])]} />
      )}
      <p className="rv-card-note">
        {figure?.range != null ? (
          <>
            <FigureRange figure={figure} /> of price and buying costs, before income tax.
          </>
        ) : (
          'Of price and buying costs, before income tax.'
        )}
      </p>
    </div>
  );
}

/** Three bars, one, two or three of them filled: the level is read without colour. */
function RiskSign({ level }: { level: 'low' | 'medium' | 'high' }) {
  const filled = { low: 1, medium: 2, high: 3 }[level];
  return (
    <svg className="rv-risk-sign" width="26" height="22" aria-hidden="true" focusable="false">
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          className={step < filled ? 'rv-step-on' : 'rv-step-off'}
          x={step * 9 + 0.5}
          y={14.5 - step * 6}
          width="6"
          height={7 + step * 6}
        />
      ))}
    </svg>
  );
}

function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>
          <Prose text={reason} />
        </li>
      ))}
    </ul>
  );
}

function KeyFigure({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <li id={anchor} className="rv-key-figure">
      <FigureLabel figure={figure} />
      <p className="rv-key-value">
        <FigureValue figure={figure} size="large" />
      </p>
      {figure.range !== null && (
        <p className="rv-card-note">
          <FigureRange figure={figure} bare />
        </p>
      )}
    </li>
  );
}
