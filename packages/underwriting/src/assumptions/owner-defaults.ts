import { companyName } from '../facts/company-name.ts';
import type { Subject } from '../facts/subject.ts';
import type { Assumption, DefaultValue } from './assumption.ts';
import { fixed } from './fixed-default.ts';

/** Share of the rent that companies pay, where the roll names its tenants. */
function companyRent({ extra }: Subject): DefaultValue | null {
  const leased = (extra.rent_roll ?? []).filter((line) => line.rent_jpy !== null && line.occupied !== false);
  if (leased.length === 0 || !leased.every((line) => line.tenant)) return null;
  const sum = (lines: typeof leased) => lines.reduce((total, line) => total + (line.rent_jpy ?? 0), 0);
  const value = Math.round((sum(leased.filter((line) => companyName.test(line.tenant ?? ''))) / Math.max(1, sum(leased))) * 10_000) / 100;
  return {
    value,
    low: value,
    high: value,
    reason: 'Rent of the units the rent roll shows leased to companies, which must withhold.',
    source: '国税庁 No.2880',
  };
}

export const ownerDefaults = {
  other_income: {
    label: 'Your other taxable income',
    label_ja: '他の課税所得',
    unit: 'JPY/year',
    definition:
      'Taxable income after deductions, without this property; for a non-resident owner, income from Japan only. The property’s tax is the increase on top of it.',
    limits: [0, 10_000_000_000],
    owners: ['resident', 'non_resident'],
    defaultFor: (_, owner) =>
      owner === 'non_resident'
        ? fixed(0, 0, 10_000_000, 'Japan taxes a non-resident owner on income from Japan only; no other income from Japan is assumed.')()
        : fixed(7_000_000, 3_300_000, 18_000_000, 'A taxable income of ¥7,000,000 is in the 23% bracket; enter your own.')(),
  },
  blue_deduction: {
    label: 'Blue return deduction',
    label_ja: '青色申告特別控除',
    unit: 'JPY/year',
    definition: 'Yearly deduction for filing a blue return.',
    limits: [0, 750_000],
    owners: ['resident', 'non_resident'],
    defaultFor: (subject) =>
      subject.unitsUsed >= 10
        ? {
            value: 650_000,
            low: 100_000,
            high: 750_000,
            reason: 'Ten or more units count as a rental business; double-entry books filed electronically are assumed.',
            source: '国税庁 No.2072',
          }
        : {
            value: 100_000,
            low: 0,
            high: 650_000,
            reason: 'With fewer than ten rental units in all, the ¥100,000 blue return deduction applies.',
            source: '国税庁 No.2072',
          },
  },
  withheld_rent_share: {
    label: 'Share of rent paid by companies',
    label_ja: '源泉徴収される賃料の割合',
    unit: 'percent',
    definition:
      'Share of rent from which tenants withhold tax for a non-resident owner: companies do, an individual renting a home does not.',
    limits: [0, 100],
    owners: ['non_resident'],
    defaultFor: (subject) =>
      /サブリース|一括借上|借り上げ|社宅|法人契約/.test(subject.text)
        ? fixed(100, 100, 100, 'The sources mention a master lease or a company tenant, which must withhold.')()
        : (companyRent(subject) ??
          fixed(
            0,
            0,
            100,
            'The sources do not state whether a tenant is a company, so both cases are shown. Individuals renting their own home do not withhold.',
            '国税庁 No.2880',
          )()),
  },
} as const satisfies Record<string, Assumption>;
