import type { InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { japaneseQuantity } from '../format/japanese-quantity.ts';
import { changeText, percentRange, percentText } from '../glance/percent-text.ts';
import { coverageLine, verdictOf } from '../glance/verdict.ts';
import { bankSummaryTexts as texts } from '../texts/bank-texts.ts';

/** The first screen for a bank: the verdict, five results with their basis, and the inputs, in Japanese. */
export function BankSummary() {
  const { report } = useReportView();
  const coverage = coverageLine(report);
  return (
    <div className="rv-bank-summary">
      <p className="rv-bank-verdict">
        {verdictOf(report).lineJa}
        {coverage !== null && texts.and(coverage.lineJa)}
      </p>
      <dl className="rv-bank-results">
        {results(report).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note !== null && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="rv-bank-line">{inputsOf(report)}</p>
    </div>
  );
}

function results({ figures, headline }: InsightReport): { name: string; value: string; note: string | null }[] {
  const value = (id: string) => figures[id]?.value ?? null;
  const cash = value('returns.atcf');
  const hasLoan = (value('loan.amount') ?? 0) > 0;
  const level = figures['market.net_yield_level']?.range ?? null;
  const model = figures['exit.day_one'];
  const share = value('value_today.price_difference_share');
  const score = headline.scenario_score;
  return [
    {
      name: texts.cash.name,
      value: japaneseQuantity('JPY', cash === null ? null : Math.round(cash / 12)),
      note: texts.cash.basis(hasLoan),
    },
    {
      name: texts.netYield.name,
      value: headline.net_rental_yield === null ? texts.unknown : percentText(headline.net_rental_yield),
      note: level === null ? texts.netYield.basis : texts.netYield.level(percentRange(level)),
    },
    {
      name: texts.price.name,
      value: share === null ? texts.unknown : changeText(share),
      note: model?.value == null ? null : texts.price.model(japaneseQuantity('JPY', model.value)),
    },
    { name: texts.risk.name, value: texts.risk.levels[headline.risk_level], note: texts.risk.basis },
    { name: texts.score.name, value: score === null ? texts.unknown : `${score.toFixed(1)} / 10`, note: texts.score.basis },
  ];
}

function inputsOf({ figures }: InsightReport): string {
  const quantity = (id: string) => {
    const figure = figures[id];
    return figure === undefined ? null : japaneseQuantity(figure.unit, figure.value);
  };
  const named: [string, string | null][] = [
    [texts.inputNames.price, quantity('facts.price')],
    [texts.inputNames.loanToValue, quantity('assumptions.loan_to_price')],
    [texts.inputNames.rent, quantity('rent.monthly_full')],
    [texts.inputNames.holding, quantity('assumptions.holding_years')],
  ];
  return texts.inputs(named.flatMap(([name, text]) => (text === null ? [] : [`${name} ${text}`])));
}
