import type { OwnerProfile } from '../assumptions/overrides.ts';
import type { Subject } from '../facts/subject.ts';
import { changedCase } from './moved-cases.ts';
import { settingOf } from './settings.ts';
import type { CaseResult } from './work-out-case.ts';

const owners: readonly OwnerProfile[] = ['resident', 'non_resident', 'company'];

/** The case worked out again with the taxes of the owners that it was not made for; what the user gave stays. */
export function otherOwners(subject: Subject, base: CaseResult): { owner: OwnerProfile; result: CaseResult; otherIncome: number | null }[] {
  return owners
    .filter((owner) => owner !== base.settings.choices.owner)
    .map((owner) => {
      const result = changedCase({ subject, settings: base.settings }, base, { owner });
      return { owner, result, otherIncome: owner === 'company' ? null : settingOf(result.settings, 'other_income') };
    });
}
