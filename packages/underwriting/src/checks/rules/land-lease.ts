import { beginningOf } from '../../rules/duty.ts';
import { landLeaseAct } from '../../rules/property-law.ts';

export type LandLeaseLaw = '旧借地法' | '普通借地権(新法)' | '定期借地権';

/** Law of a land lease by the day it was first agreed. The act of 1 August 1992 leaves earlier leases under the old law, renewals too. */
export function landLeaseLaw(contractDate: string, fixedTerm = false): LandLeaseLaw {
  if (contractDate < beginningOf(landLeaseAct)) return '旧借地法';
  return fixedTerm ? '定期借地権' : '普通借地権(新法)';
}

export type LandLeaseKind = 'old_law' | 'ordinary' | 'fixed_term' | 'business' | 'building_transfer' | 'not_stated';

export interface LandLeaseReading {
  kind: LandLeaseKind;
  /** 地上権 is a right in the land itself, 賃借権 a contract with its owner; null where the sources do not say which. */
  right: 'surface_right' | 'lease' | null;
  /** 転借地権: the land is let by somebody who rents it. */
  subLease: boolean;
}

const kinds: readonly (readonly [LandLeaseKind, RegExp])[] = [
  ['business', /事業用(?:定期)?借地/],
  ['building_transfer', /建物譲渡特約/],
  ['fixed_term', /定期借地|定期地上権|定期転借地|一般定期/],
  ['old_law', /旧法|旧借地/],
  ['ordinary', /普通借地|新法|普通地上権/],
];

/** Kind of a land lease by its words, most binding first. The words `普通賃借権` tell no law: a lease from before August 1992 is one too. */
export function readLandLease(text: string, termStart: string | null): LandLeaseReading {
  const named = kinds.find(([, pattern]) => pattern.test(text))?.[0];
  // A renewal does not change the law, so a term that began before the act settles it and a later one does not.
  const kind = named ?? (termStart !== null && landLeaseLaw(termStart) === '旧借地法' ? 'old_law' : 'not_stated');
  const right = /地上権/.test(text) ? 'surface_right' : /賃借権/.test(text) ? 'lease' : null;
  return { kind, right, subLease: /転借/.test(text) };
}
