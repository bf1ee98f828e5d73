import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Term } from '../../figures/ledger.ts';
import { allocate } from '../../money/allocate.ts';
import * as texts from '../../texts/monthly-texts.ts';
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
  const row = (name: string, values: number[], label: Term, ...from: string[]) =>
    ledger.series(id(name), values, texts.monthlyFormula, from, label);
  const tax = base.afterTax.years;
  const columns = [
    row(
      'gross_potential',
      spread((entry) => entry.operation.grossPotential),
      texts.grossPotential,
      'projection.gross_potential',
    ),
    row(
      'effective',
      spread((entry) => entry.operation.effective),
      texts.effective,
      'projection.effective',
    ),
    row(
      'noi',
      spread((entry) => entry.operation.noi),
      texts.noi,
      'projection.noi',
    ),
    row(
      'ncf',
      spread((entry) => entry.operation.ncf),
      texts.ncf,
      'projection.noi',
      'projection.capital_reserve',
    ),
    row(
      'btcf',
      spread((entry) => entry.btcf),
      texts.btcf,
      'projection.btcf',
    ),
    ...(tax.length > 0
      ? [
          row(
            'atcf',
            spread((_, index) => tax[index]?.atcf ?? 0),
            texts.atcf,
            'tax_schedule.atcf',
          ),
        ]
      : []),
  ];
  return { months: Array.from({ length: years.length * 12 }, (_, index) => index + 1), columns };
}
