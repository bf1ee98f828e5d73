import ipaddr from 'ipaddr.js';

/** Whether an IP literal (of any spelling, IPv4 inside IPv6 included) is a public unicast address. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

/** Whether a URL's host is an IP literal. URL has already turned decimal, octal and hexadecimal IPv4 into dotted form. */
export function isAddressLiteral(hostname: string): boolean {
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''));
}
