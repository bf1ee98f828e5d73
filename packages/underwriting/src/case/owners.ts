import { type AssumptionOverrides, type OwnerProfile, settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import type { Subject } from '../facts/subject.ts';
import { type Settings, settingOf, settingsFrom } from './settings.ts';
import { type CaseResult, workOutCase } from './work-out-case.ts';

const owners: readonly OwnerProfile[] = ['resident', 'non_resident', 'company'];

/** Settings of the same case for another owner: what the user gave stays, but other income belongs to the owner it was given for. */
function settingsOf(subject: Subject, base: Settings, overrides: AssumptionOverrides, owner: OwnerProfile): Settings {
  const { other_income: _, ...kept } = overrides;
  const given = { ...kept, owner };
  const settings = settingsFrom(settleAssumptions(subject, given), base.monthlyRent, settleChoices(given), base.firstYearRent);
  return { ...base, choices: settings.choices, values: settings.values };
}

/** The case worked out again with the taxes of the owners that it was not made for. */
export function otherOwners(
  subject: Subject,
  base: CaseResult,
  overrides: AssumptionOverrides,
): { owner: OwnerProfile; result: CaseResult; otherIncome: number | null }[] {
  return owners
    .filter((owner) => owner !== base.settings.choices.owner)
    .map((owner) => {
      const settings = settingsOf(subject, base.settings, overrides, owner);
      const result = workOutCase(subject, settings, { purchase: base.purchase });
      return { owner, result, otherIncome: owner === 'company' ? null : settingOf(settings, 'other_income') };
    });
}
