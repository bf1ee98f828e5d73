import type { InsightReport } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { japaneseQuantity } from '../format/japanese-quantity.ts';
import { changeText, percentRange, percentText } from '../glance/percent-text.ts';
import { coverageLine, verdictOf } from '../glance/verdict.ts';

const riskJa: Record<InsightReport['headline']['risk_level'], string> = { low: '低', medium: '中', high: '高' };

/** The first screen for a bank: the verdict, five results with their basis, and the inputs, in Japanese. */
export function BankSummary() {
  const { report } = useReportView();
  const coverage = coverageLine(report);
  return (
    <div className="rv-bank-summary">
      <p className="rv-bank-verdict">
        {verdictOf(report).lineJa}
        {coverage !== null && `。${coverage.lineJa}`}
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
      name: '月間収支',
      value: japaneseQuantity('JPY', cash === null ? null : Math.round(cash / 12)),
      note: `税引後・初年度・${hasLoan ? '返済後' : '全額自己資金'}`,
    },
    {
      name: '実質利回り',
      value: headline.net_rental_yield === null ? '不明' : percentText(headline.net_rental_yield),
      note: level === null ? '借入・税引前' : `水準 ${percentRange(level)}`,
    },
    {
      name: '価格と評価の差',
      value: share === null ? '不明' : changeText(share),
      note: model?.value == null ? null : `取得日の評価 ${japaneseQuantity('JPY', model.value)}`,
    },
    { name: 'リスク', value: riskJa[headline.risk_level], note: '全額自己資金・慎重ケース' },
    { name: 'シナリオスコア', value: score === null ? '不明' : `${score.toFixed(1)} / 10`, note: '標準 5' },
  ];
}

function inputsOf({ figures }: InsightReport): string {
  const quantity = (id: string) => {
    const figure = figures[id];
    return figure === undefined ? null : japaneseQuantity(figure.unit, figure.value);
  };
  const named: [string, string | null][] = [
    ['価格', quantity('facts.price')],
    ['融資比率', quantity('assumptions.loan_to_price')],
    ['満室賃料', quantity('rent.monthly_full')],
    ['保有', quantity('assumptions.holding_years')],
  ];
  return `前提: ${named.flatMap(([name, text]) => (text === null ? [] : [`${name} ${text}`])).join('、')}`;
}
