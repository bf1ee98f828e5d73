import ipaddr from 'ipaddr.js';

/** Enough for owners to tell their home from their office, and too little to find anyone: the /24 of IPv4, the /48 of IPv6. */
export function coarseNetwork(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`;
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`).toString().split('%');
  return `${network}/48`;
}
