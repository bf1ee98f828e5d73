import type { InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { fixed } from '../format/group-digits.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureRange } from '../parts/figure-value.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Note } from '../parts/note.tsx';
import { Prose } from '../parts/prose.tsx';
import { RangeBar } from '../parts/range-bar.tsx';
import { Section } from '../parts/section.tsx';
import { AboutReport } from './about-report.tsx';
import { EvidenceWords } from './glance-evidence.tsx';
import { Levers, NextThree, Unknowns } from './glance-lists.tsx';
import { MonthCard } from './glance-month.tsx';
import { PriceCard } from './glance-price.tsx';
import { PrintedSummary } from './printed-summary.tsx';
import { hasEstimatedRent } from './rent-words.ts';

const riskWords = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** The answer in one screen: what it yields, what it leaves each month, its price, its risk; what moves it, what is not known, what to do. */
export function Glance() {
  const { medium, report } = useReportView();
  const { headline } = report;
  const printed = medium === 'print';
  return (
    <Section id="glance" opensChapter title="At a glance">
      <div className="rv-headline">
        <ScoreCard />
        <NetYieldCard />
        <MonthCard />
        <PriceCard />
        <RiskCard />
      </div>
      <div className="rv-glance-lists">
        <Levers />
        {!printed && (
          <>
            <Unknowns />
            <NextThree />
          </>
        )}
      </div>
      <div className="rv-reading">
        {headline.reading.map((sentence) => (
          <p key={sentence}>
            <Prose text={sentence} />
          </p>
        ))}
      </div>
      {printed ? <PrintedSummary /> : <AboutReport />}
    </Section>
  );
}

function RiskCard() {
  const { headline, risk_reasons: reasons } = useReportView().report;
  const [first, ...others] = reasons;
  return (
    <div className={`rv-card rv-risk rv-risk-${headline.risk_level}`}>
      <Note label={<span className="rv-label">Risk level</span>}>
        <p>
          How much of the result could go against the owner, by the flags and stress cases of this report. The worst flag decides; the score
          does not soften it.
        </p>
        <Reasons reasons={others} />
      </Note>
      <p className="rv-card-value">
        <RiskSign level={headline.risk_level} />
        {riskWords[headline.risk_level]}
      </p>
      <p className="rv-card-note">{first !== undefined ? <Prose text={first} /> : 'No reason was recorded.'}</p>
    </div>
  );
}

function ScoreCard() {
  const { headline, figures } = useReportView().report;
  const figure = figures['score.scenario'];
  const { scenario_score: score, scenario_score_range: range } = headline;
  // With an estimated rent one number would say more than is known.
  const asRange = hasEstimatedRent(headline) ? range : null;
  return (
    <div className="rv-card rv-card-main" id={useAnchor('score.scenario')}>
      {figure !== undefined ? (
        <FigureNote figure={figure} label={<span className="rv-label">Scenario Score</span>} />
      ) : (
        <Note label={<span className="rv-label">Scenario Score</span>}>
          <p>Our summary from 0 to 10 of income, debt safety and resilience. It is not a rating by a third party.</p>
        </Note>
      )}
      <p className="rv-card-value">
        {score === null ? (
          <NotStated>not scored</NotStated>
        ) : (
          <>
            {asRange === null ? fixed(score, 1) : `${fixed(asRange[0], 1)}–${fixed(asRange[1], 1)}`}
            <span className="rv-unit"> of 10</span>
          </>
        )}
      </p>
      {score !== null && <RangeBar value={score} range={range ?? [score, score]} scale={[0, 10]} />}
      <p className="rv-card-note">
        {asRange !== null && score !== null
          ? `${fixed(score, 1)} at the rent in the middle. `
          : range === null
            ? ''
            : `${fixed(range[0], 1)} to ${fixed(range[1], 1)}. `}
        <EvidenceWords />
      </p>
    </div>
  );
}

function NetYieldCard() {
  const { headline, figures } = useReportView().report;
  const figure = figures['returns.net_yield'];
  const gross = figures['returns.gross_yield']?.value ?? null;
  const value = headline.net_rental_yield;
  const ends = headline.net_rental_yield_range ?? null;
  return (
    <div className="rv-card rv-card-main" id={useAnchor('returns.net_yield')}>
      {figure !== undefined ? (
        <FigureNote figure={figure} label={<span className="rv-label">Net yield</span>} />
      ) : (
        <Note label={<span className="rv-label">Net yield</span>}>
          <p>NOI over price plus acquisition costs, a year.</p>
        </Note>
      )}
      <p className="rv-card-value">
        {value === null ? (
          <NotStated>not known</NotStated>
        ) : (
          <>
            {ends === null ? fixed(value, 1) : betweenEnds(ends)}
            <span className="rv-unit"> %</span>
          </>
        )}
      </p>
      {value !== null && figure?.range != null && (
        <RangeBar value={value} range={figure.range} scale={[Math.min(0, figure.range[0]), Math.max(8, figure.range[1])]} />
      )}
      <p className="rv-card-note">
        {ends !== null && value !== null
          ? `${fixed(value, 1)}\u00a0% at the rent in the middle. `
          : figure?.range != null && (
              <>
                <FigureRange figure={figure} />.{' '}
              </>
            )}
        <span className="rv-where-room">Of price and buying costs, before income tax. </span>
        {gross !== null && `Gross ${fixed(gross, 2)}\u00a0%.`}
      </p>
    </div>
  );
}

/** `1.8–6.0`; with a word between where an end lies below zero. */
function betweenEnds([low, high]: readonly [number, number]): string {
  return low < 0 ? `${fixed(low, 1)} to ${fixed(high, 1)}` : `${fixed(low, 1)}–${fixed(high, 1)}`;
}

/** Three bars, one, two or three of them filled: the level is read without colour. */
function RiskSign({ level }: { level: InsightReport['headline']['risk_level'] }) {
  const filled = { low: 1, medium: 2, high: 3 }[level];
  return (
    <svg className="rv-risk-sign" width="26" height="22" aria-hidden="true">
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
