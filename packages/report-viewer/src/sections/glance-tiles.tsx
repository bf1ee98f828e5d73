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
import { glanceTexts, type ScorePlace } from '../texts/glance-texts.ts';
import { hasEstimatedRent } from './rent-basis.ts';

const texts = glanceTexts.tiles;

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
          <p>{texts.earlierVersion}</p>
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
const notAvailable = <NotStated>{texts.notAvailable}</NotStated>;

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
  const range = figure?.range ? ([monthOf(figure.range[0]), monthOf(figure.range[1])] as const) : null;
  const isRange = range !== null && range[0] !== range[1];
  // With an estimated rent one amount would say more than is known.
  const isByRent = isRange && hasEstimatedRent(headline);
  const isBad = value !== null && value < 0 && !(isByRent && range[1] > 0);
  return (
    <Tile
      name={texts.cash.name}
      figure={figure}
      {...(isTaxed ? { follows: 'returns.atcf' } : {})}
      basis={texts.cash.basis(isTaxed, hasLoan)}
      tone={isBad ? 'bad' : undefined}
      value={value === null ? notAvailable : isByRent ? <Ends range={range} /> : <Money yen={monthOf(value)} />}
    >
      {value !== null && isByRent && <WordParts words={texts.cash.middle(monthOf(value))} />}
      {isRange && !isByRent && <WordParts words={texts.cash.range(moneyRange(range, true))} />}
      {tellsSecond && <WordParts words={texts.cash.second(monthOf(second))} />}
    </Tile>
  );
}

/** Both ends of an amount, in the place of one. */
function Ends({ range }: { range: readonly [number, number] }) {
  return (
    <span className="rv-ends">
      <WordParts words={moneyRange(range)} />
    </span>
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
      name={texts.netYield.name}
      figure={figures['returns.net_yield']}
      follows="returns.net_yield"
      anchor={useAnchor('returns.net_yield')}
      basis={texts.netYield.basis}
      value={value === null ? notAvailable : ends === null ? percentText(value) : percentRange(ends)}
      more={<FigureWords figure={figures['market.net_yield_level']} />}
    >
      {place !== null && level !== null && texts.netYield.level(place, percentRange(level), ends !== null)}
    </Tile>
  );
}

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
      name={texts.price.name}
      figure={figure ?? model}
      follows="value_today.price_difference_share"
      basis={texts.price.basis}
      value={value === null ? notAvailable : changeText(value)}
      more={<FigureWords figure={model} />}
    >
      {model?.value != null && (
        <>
          {texts.price.value(value === null ? null : side(value))}
          <Money yen={model.value} short />
          {model.range !== null && (
            <>
              {value === null ? ' ' : texts.price.range(isInside(figures['facts.price']?.value ?? model.value, model.range))}
              <WordParts words={moneyRange(model.range)} />
            </>
          )}
          .
        </>
      )}
    </Tile>
  );
}

const isInside = (price: number, [low, high]: readonly [number, number]): boolean => price >= low && price <= high;

/** Where an asking price lies from the model value: as its share is printed. */
function side(share: number): 'above' | 'at' | 'below' {
  const printed = Math.round(share);
  return printed > 0 ? 'above' : printed < 0 ? 'below' : 'at';
}

/** The level and the one reason that decides it; the others stand in its note. */
export function RiskTile() {
  const { headline, risk_reasons: reasons } = useReportView().report;
  const [first, ...others] = reasons;
  return (
    <div className={`rv-card rv-risk rv-risk-${headline.risk_level}`}>
      <Note label={<span className="rv-label">{texts.risk.name}</span>}>
        <p>{texts.risk.definition}</p>
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
        {texts.risk.levels[headline.risk_level]}
      </p>
      <p className="rv-card-basis">{texts.risk.basis}</p>
      <p className="rv-card-note">{first !== undefined ? <Prose text={first} /> : texts.risk.noReason}</p>
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
      name={texts.score.name}
      figure={figures['score.scenario']}
      follows="score.scenario"
      unit={texts.score.outOf}
      anchor={useAnchor('score.scenario')}
      basis={texts.score.basis}
      value={score === null ? notAvailable : ends === null ? fixed(score, 1) : rangeText}
    >
      {version === undefined ? texts.score.earlierVersion : score !== null && scoreWords(score, ends !== null)}
      {ends === null && range !== null && texts.score.range(rangeText)}
    </Tile>
  );
}

/** Scores of a typical listing, with what is about as good, and of the best fifth of listings. */
const scale = { typical: 5, about: 0.5, bestFifth: 6.5 } as const;

/** What a score means beside a typical listing and the best fifth; where it is a range, at the middle of the rent. */
function scoreWords(score: number, isRange: boolean): string {
  const value = Number(fixed(score, 1));
  return texts.score.meaning(placeOf(value), scale.typical, scale.bestFifth, isRange);
}

function placeOf(score: number): ScorePlace {
  if (score >= scale.bestFifth) return 'best';
  if (Math.abs(score - scale.typical) < scale.about) return 'about';
  return score > scale.typical ? 'above' : 'below';
}
