import type { Figure, InsightReport, Station } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { japaneseMonth, japaneseQuantity } from '../format/japanese-quantity.ts';
import { BankSummary } from './bank-summary.tsx';
import { factNames } from './fact-names.ts';
import { reportTitle } from './report-title.ts';

type Row = [name: string, value: string];

/** The figures of each table, in the order in which a bank reads them. The names are those of the figures themselves. */
export const bankFigures = {
  収支: [
    'income.gross_potential',
    'income.vacancy_loss',
    'income.effective',
    'returns.operating_expenses',
    'returns.noi',
    'loan.annual_debt_service',
    'returns.btcf',
    'returns.gross_yield',
    'returns.net_yield',
  ],
  返済: [
    'loan.amount',
    'loan.to_price',
    'equity.initial',
    'assumptions.loan_rate',
    'assumptions.loan_years',
    'loan.monthly_payment',
    'returns.dscr',
    'assumptions.test_rate',
    'bank.dscr_at_test_rate',
    'bank.repayment_ratio',
  ],
  積算: [
    'valuation.land',
    'valuation.bank_building',
    'valuation.bank_total',
    'valuation.bank_to_price',
    'split.land',
    'split.building',
    'facts.legal_life',
    'facts.life_left',
  ],
  前提: [
    'assumptions.vacancy',
    'assumptions.rent_change',
    'assumptions.cost_growth',
    'assumptions.management_rate',
    'assumptions.holding_years',
    'exit.cap_rate',
    'assumptions.discount_rate',
    'tax.used_life',
    'tax.depreciation',
    'assumptions.other_income',
  ],
} as const;

const structures: Record<string, string> = {
  W: '木造',
  LGS: '軽量鉄骨造',
  S: '鉄骨造',
  RC: '鉄筋コンクリート造',
  SRC: '鉄骨鉄筋コンクリート造',
};
const occupancies: Record<string, string> = { tenanted: '賃貸中', vacant: '空室', partial: '一部賃貸中', owner_occupied: '居住中' };
const owners = { resident: '個人 (居住者)', non_resident: '個人 (非居住者)', company: '法人 (内国法人)' } as const;

/** One A4 page for a bank or a tax adviser: a reference in the terms of their papers, and no appraisal. */
export function BankSheet() {
  const { report } = useReportView();
  const titleId = useElementId()('bank-title');
  return (
    <section className="rv-bank" lang="ja" aria-labelledby={titleId}>
      <h2 className="rv-bank-title" id={titleId}>
        参考資料（鑑定評価・査定ではありません）
      </h2>
      <p className="rv-bank-line">
        {reportTitle(report).title}。基準日 {japaneseMonth(report.analysis.as_of)}。
        金額は円、利回りは年率。別記のない限り所得税等の控除前。取得者: {owners[report.tax.owner]}。
      </p>
      <BankSummary />
      <div className="rv-bank-tables">
        <BankTable title="物件概要" rows={outline(report)} />
        {Object.entries(bankFigures).map(([title, ids]) => (
          <BankTable
            key={title}
            title={title === '収支' ? '収支 (初年度)' : title}
            rows={ids.flatMap((id) => figureRow(report.figures[id]))}
          />
        ))}
      </div>
      <p className="rv-bank-line">
        本資料は広告・書類の記載と、明示した前提から計算した参考値であり、不動産の鑑定評価、価格の査定、融資の約束、税務・法律の助言のいずれでもありません。「記載なし」は資料に記載がないこと、「算出不可」は計算できないことを示します。
        {`分析番号 ${report.analysis.id}、計算 ${report.engine_version}、規則 ${japaneseMonth(report.rules_version)}。`}
      </p>
    </section>
  );
}

function BankTable({ title, rows }: { title: string; rows: Row[] }): ReactNode {
  return (
    <table className="rv-table rv-bank-table">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figureRow(figure: Figure | undefined): Row[] {
  return figure === undefined
    ? []
    : [
        [
          figure.label_ja ?? figure.label,
          figure.value === null && figure.origin.kind !== 'not_stated' ? '算出不可' : japaneseQuantity(figure.unit, figure.value),
        ],
      ];
}

/** What the sources state of the property; what none states stands there as unknown. */
function outline({ inputs, figures }: InsightReport): Row[] {
  const { values } = inputs.facts;
  const isUnit = inputs.facts.kind === 'condominium_unit';
  const text = (value: string | null | undefined) => (value == null || value === '' ? '記載なし' : value);
  const structure = [values.structure].flat().flatMap((code) => (code === null ? [] : [structures[code] ?? code]));
  return [
    ['物件価格', japaneseQuantity('JPY', values.price_jpy)],
    [factNames.address.ja, text(values.address)],
    [factNames.stations.ja, text((values.stations ?? []).slice(0, 2).map(station).join('、'))],
    [factNames.structure.ja, text(structure.join('・'))],
    [factNames.built.ja, values.built === null ? '記載なし' : japaneseMonth(values.built)],
    [isUnit ? '専有面積' : '延床面積', japaneseQuantity('m2', values.floor_area_m2)],
    ...(isUnit ? [] : [[factNames.land_area_m2.ja, japaneseQuantity('m2', values.land_area_m2)] satisfies Row]),
    [factNames.land_rights.ja, text(values.land_rights)],
    [factNames.zoning.ja, text(values.zoning)],
    [factNames.occupancy.ja, values.occupancy === null ? '記載なし' : (occupancies[values.occupancy] ?? values.occupancy)],
    ...figureRow(figures['rent.monthly_full']),
  ];
}

function station({ line, station, walk_min, bus_min }: Station): string {
  const way = [bus_min === undefined ? null : `バス${bus_min}分`, walk_min === null ? null : `徒歩${walk_min}分`];
  return [line, station === null ? null : `「${station}」`, ...way].filter((part) => part !== null).join('');
}
