import type { Figure, InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { fixed } from '../format/group-digits.ts';
import { against, changeText, percentRange, percentText } from '../glance/percent-text.ts';
import { coverageLine } from '../glance/verdict.ts';
import { moneyRange } from '../glance/words.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { Money } from '../parts/money.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Note } from '../parts/note.tsx';
import { Prose } from '../parts/prose.tsx';
import { WordParts } from '../parts/word-parts.tsx';
import { hasEstimatedRent } from './rent-words.ts';

interface TileProps {
  name: string;
  figure: Figure | undefined;
  /** On which basis the value stands: before or after debt and tax. */
  basis?: string;
  value: ReactNode;
  /** What stands after it, smaller. */
  unit?: string;
  tone?: 'bad' | undefined;
  /** Figure that the value follows where only values are worked out again. */
  follows?: string;
  /** What stands in the card besides the definition. */
  more?: ReactNode;
  anchor?: string | undefined;
  children: ReactNode;
}

function Tile({ name, figure, basis, value, tone, unit, follows, more, anchor, children }: TileProps) {
  const label = <span className="rv-label">{name}</span>;
  return (
    <div className="rv-card" data-tone={tone} id={anchor}>
      {figure === undefined ? (
        <Note label={label}>
          <p>Not available: this report lacks the figure.</p>
        </Note>
      ) : (
        <FigureNote figure={figure} label={label}>
          {more}
        </FigureNote>
      )}
      <p className="rv-card-value">
        <span data-tile={follows}>{value}</span>
        {unit !== undefined && <span className="rv-unit">{unit}</span>}
      </p>
      {basis !== undefined && <p className="rv-card-basis">{basis}</p>}
      <p className="rv-card-note">{children}</p>
    </div>
  );
}

const monthOf = (yen: number): number => Math.round(yen / 12);
const notAvailable = <NotStated>Not available</NotStated>;

/** Cash of an average month of the first year, after tax and with the loan; its sign stays, its label too. */
export function CashTile() {
  const { report } = useReportView();
  const { figures, headline } = report;
  const figure = figures['returns.atcf'] ?? figures['returns.btcf'];
  const value = figure?.value ?? null;
  const isTaxed = figure?.id === 'returns.atcf';
  const hasLoan = (figures['loan.amount']?.value ?? 0) > 0;
  const second = isTaxed ? (figures['returns.atcf_year_2']?.value ?? null) : null;
  // A first year that carries the purchase's own tax deductions says little of the years after it.
  const tellsSecond = value !== null && second !== null && isFarFrom(second, value) && coverageLine(report) === null;
  const range = figure?.range ?? null;
  return (
    <Tile
      name="Monthly cash flow"
      figure={figure}
      {...(isTaxed ? { follows: 'returns.atcf' } : {})}
      basis={`${isTaxed ? 'After tax' : 'Before tax'}, ${hasLoan ? 'with loan' : 'all cash'}, first year`}
      tone={value !== null && value < 0 ? 'bad' : undefined}
      value={value === null ? notAvailable : <Money yen={monthOf(value)} />}
    >
      {range !== null && monthOf(range[0]) !== monthOf(range[1]) && (
        <>
          <WordParts words={moneyRange([monthOf(range[0]), monthOf(range[1])], true)} />, by{' '}
          {hasEstimatedRent(headline) ? 'rent' : 'land/building split'}.{' '}
        </>
      )}
      {tellsSecond && (
        <>
          Second year <Money yen={monthOf(second)} />.
        </>
      )}
    </Tile>
  );
}

/** Whether a second year is another result: of the other sign, or a quarter away. */
function isFarFrom(second: number, first: number): boolean {
  return second < 0 !== first < 0 || Math.abs(second - first) > Math.abs(first) / 4;
}

/** Net yield beside the level at which its kind is offered in its place. */
export function YieldTile() {
  const { headline, figures } = useReportView().report;
  const value = headline.net_rental_yield;
  const ends = headline.net_rental_yield_range ?? null;
  const level = figures['market.net_yield_level']?.range ?? null;
  const place = value === null || level === null ? null : against(value, level);
  return (
    <Tile
      name="Net yield"
      figure={figures['returns.net_yield']}
      follows="returns.net_yield"
      anchor={useAnchor('returns.net_yield')}
      basis="Before debt and tax"
      value={value === null ? notAvailable : ends === null ? percentText(value) : percentRange(ends)}
      more={<FigureWords figure={figures['market.net_yield_level']} />}
    >
      {place !== null && level !== null && (
        <>
          {ends === null ? capital(place) : `Midpoint ${place}`} the {percentRange(level)} usual for its kind and place.
        </>
      )}
    </Tile>
  );
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A benchmark that stands beside the value: its name and definition. */
function FigureWords({ figure }: { figure: Figure | undefined }) {
  if (figure === undefined) return null;
  return (
    <p>
      {figure.label}: <Prose text={figure.definition} />
    </p>
  );
}

/** How far the asking price lies from the model value, and that value with its range. */
export function PriceTile() {
  const { figures } = useReportView().report;
  const figure = figures['value_today.price_difference_share'];
  const value = figure?.value ?? null;
  const model = figures['exit.day_one'];
  return (
    <Tile
      name="Price vs. model value"
      figure={figure ?? model}
      follows="value_today.price_difference_share"
      basis="Reference, not an appraisal"
      value={value === null ? notAvailable : changeText(value)}
      more={<FigureWords figure={model} />}
    >
      {model?.value != null && (
        <>
          Model value <Money yen={model.value} short />
          {model.range !== null && (
            <>
              {' '}
              (<WordParts words={moneyRange(model.range)} />)
            </>
          )}
          .
        </>
      )}
    </Tile>
  );
}

const riskWords = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** The level and the one reason that decides it; the others stand in its note. */
export function RiskTile() {
  const { headline, risk_reasons: reasons } = useReportView().report;
  const [first, ...others] = reasons;
  return (
    <div className={`rv-card rv-risk rv-risk-${headline.risk_level}`}>
      <Note label={<span className="rv-label">Risk</span>}>
        <p>
          Risk of the property at this price, bought all cash, in the cautious case: flat market, higher vacancy and costs. The worst reason
          decides; the score does not soften it. The loan is judged apart.
        </p>
        {others.length > 0 && (
          <ul>
            {others.map((reason) => (
              <li key={reason}>
                <Prose text={reason} />
              </li>
            ))}
          </ul>
        )}
      </Note>
      <p className="rv-card-value">
        <RiskSign level={headline.risk_level} />
        {riskWords[headline.risk_level]}
      </p>
      <p className="rv-card-note">{first !== undefined ? <Prose text={first} /> : 'No reason was recorded.'}</p>
    </div>
  );
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

/** The score with its range, and what its numbers mean. */
export function ScoreTile() {
  const { headline, figures } = useReportView().report;
  const { scenario_score: score, scenario_score_range: range, score_version: version } = headline;
  // With an estimated rent one number would say more than is known.
  const ends = hasEstimatedRent(headline) ? range : null;
  const rangeText = range === null ? '' : `${fixed(range[0], 1)}–${fixed(range[1], 1)}`;
  return (
    <Tile
      name="Scenario Score"
      figure={figures['score.scenario']}
      follows="score.scenario"
      unit=" / 10"
      anchor={useAnchor('score.scenario')}
      basis="All cash, flat market"
      value={score === null ? notAvailable : ends === null ? fixed(score, 1) : rangeText}
    >
      {ends === null && range !== null && `Range ${rangeText}. `}
      {version === undefined ? 'Score version 2.0: recalculate to compare.' : 'Usual offer 5; best fifth 6.5.'}
    </Tile>
  );
}
