import type { ReportDraft } from '../../draft/report-draft.ts';
import { allocate } from '../../money/allocate.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

const monthsShown = 24;
const twelfths = Array.from({ length: 12 }, () => 1);

/** The chain of the first two years by month. Each year's sum is spread so that twelve months add up to it to the yen. */
export function writeMonthly(draft: ReportDraft): InsightReport['monthly'] {
  const { ledger, base } = draft;
  const years = base.allYears.slice(0, monthsShown / 12);
  const spread = (pick: (entry: (typeof years)[number], index: number) => number) =>
    years.flatMap((entry, index) => allocate(pick(entry, index), twelfths));
  const id = (name: string) => `monthly.${name}`;
  const row = (name: string, values: number[], label: string, ja: string, ...from: string[]) =>
    ledger.series(
      id(name),
      values,
      'the year’s figure, spread over twelve months',
      from,
      term(label, ja, 'JPY/month', 'Months of years 1 and 2. Taxes and repairs fall due in single months; here they are spread evenly.'),
    );
  const tax = base.afterTax.years;
  const columns = [
    row(
      'gross_potential',
      spread((entry) => entry.operation.grossPotential),
      'Gross potential income',
      '総潜在収入',
      'projection.gross_potential',
    ),
    row(
      'effective',
      spread((entry) => entry.operation.effective),
      'Effective gross income',
      '実効総収入',
      'projection.effective',
    ),
    row(
      'noi',
      spread((entry) => entry.operation.noi),
      'NOI',
      '純営業収益',
      'projection.noi',
    ),
    row(
      'ncf',
      spread((entry) => entry.operation.ncf),
      'Net cash flow',
      '純キャッシュフロー',
      'projection.noi',
      'projection.capital_reserve',
    ),
    row(
      'btcf',
      spread((entry) => entry.btcf),
      'Cash flow before tax',
      '税引前キャッシュフロー',
      'projection.btcf',
    ),
    ...(tax.length > 0
      ? [
          row(
            'atcf',
            spread((_, index) => tax[index]?.atcf ?? 0),
            'Cash flow after tax',
            '税引後キャッシュフロー',
            'tax_schedule.atcf',
          ),
        ]
      : []),
  ];
  return { months: Array.from({ length: years.length * 12 }, (_, index) => index + 1), columns };
}
