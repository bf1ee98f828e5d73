import type { Figure, InsightReport, Station } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { japaneseMonth, japaneseQuantity } from '../format/japanese-quantity.ts';
import { bankTexts as texts } from '../texts/bank-texts.ts';
import { BankSummary } from './bank-summary.tsx';
import { factNames } from './fact-names.ts';
import { reportTitle } from './report-title.ts';

type Row = [name: string, value: string];

/** The figures of each table, in the order in which a bank reads them. The names are those of the figures themselves. */
export const bankFigures = {
  income: [
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
  loan: [
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
  costValue: [
    'valuation.land',
    'valuation.bank_building',
    'valuation.bank_total',
    'valuation.bank_to_price',
    'split.land',
    'split.building',
    'facts.legal_life',
    'facts.life_left',
  ],
  assumptions: [
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

const tables = ['income', 'loan', 'costValue', 'assumptions'] as const;

/** One A4 page for a bank or a tax adviser: a reference in the terms of their papers, and no appraisal. */
export function BankSheet() {
  const { report } = useReportView();
  const titleId = useElementId()('bank-title');
  return (
    <section className="rv-bank" lang="ja" aria-labelledby={titleId}>
      <h2 className="rv-bank-title" id={titleId}>
        {texts.title}
      </h2>
      <p className="rv-bank-line">{texts.basis(reportTitle(report).title, japaneseMonth(report.analysis.as_of), report.tax.owner)}</p>
      <BankSummary />
      <div className="rv-bank-tables">
        <BankTable title={texts.tables.outline} rows={outline(report)} />
        {tables.map((table) => (
          <BankTable key={table} title={texts.tables[table]} rows={bankFigures[table].flatMap((id) => figureRow(report.figures[id]))} />
        ))}
      </div>
      <p className="rv-bank-line">
        {texts.disclaimer}
        {texts.madeBy(report.analysis.id, report.engine_version, japaneseMonth(report.rules_version))}
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
          figure.value === null && figure.origin.kind !== 'not_stated' ? texts.notAvailable : japaneseQuantity(figure.unit, figure.value),
        ],
      ];
}

/** What the sources state of the property; what none states stands there as unknown. */
function outline({ inputs, figures }: InsightReport): Row[] {
  const { values } = inputs.facts;
  const isUnit = inputs.facts.kind === 'condominium_unit';
  const text = (value: string | null | undefined) => (value == null || value === '' ? texts.notStated : value);
  const structure = [values.structure].flat().flatMap((code) => (code === null ? [] : [texts.structures[code] ?? code]));
  return [
    [texts.outline.price, japaneseQuantity('JPY', values.price_jpy)],
    [factNames.address.ja, text(values.address)],
    [factNames.stations.ja, text((values.stations ?? []).slice(0, 2).map(station).join(texts.listJoint))],
    [factNames.structure.ja, text(structure.join(texts.structureJoint))],
    [factNames.built.ja, values.built === null ? texts.notStated : japaneseMonth(values.built)],
    [isUnit ? texts.outline.unitArea : texts.outline.buildingArea, japaneseQuantity('m2', values.floor_area_m2)],
    ...(isUnit ? [] : [[factNames.land_area_m2.ja, japaneseQuantity('m2', values.land_area_m2)] satisfies Row]),
    [factNames.land_rights.ja, text(values.land_rights)],
    [factNames.zoning.ja, text(values.zoning)],
    [factNames.occupancy.ja, values.occupancy === null ? texts.notStated : (texts.occupancies[values.occupancy] ?? values.occupancy)],
    ...figureRow(figures['rent.monthly_full']),
  ];
}

function station({ line, station, walk_min, bus_min }: Station): string {
  return texts.station({ line, station, bus: bus_min, walk: walk_min });
}
