import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// kinds of owners

/** Whose tax is shown, in the middle of a sentence. */
export const ownerWords = {
  resident: 'a resident individual',
  non_resident: 'a non-resident individual',
  company: 'a Japanese company',
};
export const ownerNames = {
  resident: 'resident individual',
  non_resident: 'non-resident individual',
  company: 'Japanese company',
};

// other_owner

export const otherOwnerFormula = 'the same case with the taxes of this owner';

export const otherOwner = (label: string, name: string, label_ja: string | null, unit: Unit, income: string, savesTax: boolean) =>
  term(
    `${label}: ${name}`,
    label_ja,
    unit,
    `${income} Figures before tax are the same.${savesTax ? ' Negative means tax savings from a loss on the sale.' : ''}`,
  );
export const asCompany = 'Taxed as a company with no other income.';
export const withOtherIncome = (income: string) => `With other taxable income of ${income} a year.`;

// note

export const cashAndRate = (owner: string, cash: string, year: number, rate: string) =>
  `for ${owner}, cash flow after tax is ${cash} in year ${year} and IRR after tax is ${rate}`;
export const noRate = 'not available';
export const otherOwners = (parts: string) => `Other owner types: ${parts}.`;
