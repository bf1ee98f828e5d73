import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { EgressRefusal } from './egress-refusal.ts';
import { isPublicAddress } from './public-address.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

export const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true });

async function checkedAddresses(hostname: string, resolve: Resolve, excepted: boolean): Promise<ResolvedAddress[]> {
  const addresses = await resolve(hostname).catch((error: unknown) => {
    throw new EgressRefusal('unknown_host', error);
  });
  if (addresses.length === 0) throw new EgressRefusal('unknown_host');
  if (!excepted && !addresses.every(({ address }) => isPublicAddress(address))) throw new EgressRefusal('not_public');
  return addresses;
}

/**
 * A lookup for a connection: it refuses a name if any of its addresses is not public.
 * The connection is made to the very addresses that were checked, so a name that changes its answer in between gains nothing.
 */
export function guardedLookup(resolve: Resolve, excepted: boolean): LookupFunction {
  return (hostname, options, callback) => {
    async function answer(): Promise<void> {
      let addresses: ResolvedAddress[];
      try {
        addresses = await checkedAddresses(hostname, resolve, excepted);
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)), '');
        return;
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    }
    void answer();
  };
}
