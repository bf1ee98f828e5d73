import { EgressRefusal } from './egress-refusal.ts';
import { isAddressLiteral, isPublicAddress } from './public-address.ts';

/** A URL that may be asked for, and whether its address needs no check because the operator named it. */
export interface Target {
  url: URL;
  excepted: boolean;
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Checks what can be checked before a name is resolved.
 * `allowHosts` holds exact `host:port` exceptions. @throws EgressRefusal
 */
export function checkTarget(address: string, base: URL | null, allowHosts: readonly string[]): Target {
  if (!URL.canParse(address, base?.href)) throw new EgressRefusal('invalid_address');
  const url = new URL(address, base?.href);
  const defaultPort = defaultPorts[url.protocol];
  if (!defaultPort) throw new EgressRefusal('scheme');
  if (url.username !== '' || url.password !== '') throw new EgressRefusal('credentials');
  const port = url.port || defaultPort;
  if (allowHosts.includes(`${url.hostname}:${port}`)) return { url, excepted: true };
  if (port !== '80' && port !== '443') throw new EgressRefusal('port');
  if (isAddressLiteral(url.hostname) && !isPublicAddress(url.hostname)) throw new EgressRefusal('not_public');
  return { url, excepted: false };
}
