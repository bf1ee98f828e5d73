import { invalid, Problem, type ValidationItem } from '../../platform/index.ts';

/** Why the provider must not send a browser there; null when it is an address of this server's own. */
function faultOf(address: string, origins: readonly string[]): string | null {
  if (origins.length === 0) return 'cannot be checked: set PUBLIC_URL to the public address of this server';
  const url = URL.parse(address);
  const isOwn = url !== null && origins.includes(url.origin) && url.username === '' && url.password === '';
  return isOwn ? null : `must be an address of this installation, which begins with ${origins[0]}/`;
}

/** @throws Problem 422 that names each address of another site */
export function refuseForeign(addresses: Record<string, string>, origins: readonly string[]): void {
  const items = Object.entries(addresses).flatMap(([name, address]): ValidationItem[] => {
    const msg = faultOf(address, origins);
    return msg === null ? [] : [{ loc: ['body', name], msg, type: 'own_address' }];
  });
  if (items.length > 0) throw new Problem('validation_failed', items);
}

export const unknownPrice = () => invalid(['body', 'price_id'], 'must be the price of an available plan', 'known_price');
