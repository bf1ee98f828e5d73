import ipaddr from 'ipaddr.js';

/** Whom a limit by address counts: an IPv4 address, or the /64 of IPv6 that one customer has to themselves. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString().split('%');
  return `${network}/64`;
}
