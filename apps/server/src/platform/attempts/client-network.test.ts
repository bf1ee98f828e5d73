import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['', ''],
])('%j is counted as %j', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
