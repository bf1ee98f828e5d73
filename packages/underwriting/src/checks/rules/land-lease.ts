export type LandLeaseLaw = '旧借地法' | '普通借地権(新法)' | '定期借地権';

/** Law of a land lease by the day it was first agreed. The act of 1 August 1992 leaves earlier leases under the old law, renewals too. */
export function landLeaseLaw(contractDate: string, fixedTerm = false): LandLeaseLaw {
  if (contractDate < '1992-08-01') return '旧借地法';
  return fixedTerm ? '定期借地権' : '普通借地権(新法)';
}
