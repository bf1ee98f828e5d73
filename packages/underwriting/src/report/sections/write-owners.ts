import type { OwnerProfile } from '../../assumptions/overrides.ts';
import type { CaseResult } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { percentText, yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/owners-texts.ts';
import { gainsTaxNames } from '../../texts/tax-texts.ts';

/** The same case with the tax of another kind of owner. */
export interface OtherOwner {
  owner: OwnerProfile;
  result: CaseResult;
  /** Other taxable income counted beside the property, yen; null for a company. */
  otherIncome: number | null;
}

/** What changes for the other kinds of owner: cash after tax, tax on the gain and rate of return. */
export function writeOtherOwners(draft: ReportDraft, others: readonly OtherOwner[]): { figures: string[]; reading: string[] } {
  const { ledger } = draft;
  const figures: string[] = [];
  const parts: string[] = [];
  for (const { owner, result, otherIncome } of others) {
    const { afterTax } = result;
    const name = texts.ownerNames[owner];
    const second = afterTax.years[1]?.atcf ?? afterTax.years[0]?.atcf ?? 0;
    const write = (key: string, from: string, value: number | null, because: string | null = null) => {
      const figure = ledger.figures()[from];
      const tax = key === 'gains_tax' ? gainsTaxNames(owner === 'company') : null;
      const id = ledger.computed(`other_owner.${owner}.${key}`, value, texts.otherOwnerFormula, [from], {
        term: texts.otherOwner(
          tax?.label ?? figure?.label ?? key,
          name,
          tax?.ja ?? figure?.label_ja ?? null,
          figure?.unit ?? 'JPY',
          otherIncome === null ? texts.asCompany : texts.withOtherIncome(yenText(otherIncome)),
          value !== null && value < 0 && key === 'gains_tax',
        ),
        because,
      });
      figures.push(id);
    };
    if (result.years.length > 1) write('atcf_year_2', 'returns.atcf_year_2', second);
    write('gains_tax', 'exit.gains_tax', afterTax.gainsTax);
    const rate = afterTax.irr.value === null ? null : afterTax.irr.value * 100;
    write('irr_after_tax', 'returns.irr_after_tax', rate, afterTax.irr.because);
    parts.push(
      texts.cashAndRate(
        texts.ownerWords[owner],
        yenText(second),
        Math.min(2, result.years.length),
        rate === null ? texts.noRate : percentText(rate, 1),
      ),
    );
  }
  return { figures, reading: parts.length === 0 ? [] : [texts.otherOwners(parts.join('; '))] };
}
