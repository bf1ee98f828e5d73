import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../../../../tests/times-longer.ts';
import { coarseNetwork } from './coarse-network.ts';
import { readUserAgent } from './user-agent.ts';

describe('what a browser says of itself', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    ['curl/8.14.1', null, null],
    ['<script>alert(1)</script>', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system });
  });

  it('is read in little time, whatever stands there', async () => {
    const long = `Version/1 ${'Safari '.repeat(200_000)}`;
    expect(
      await timesLonger(
        () => readUserAgent(long),
        () => long.split(' '),
      ),
    ).toBeLessThan(2);
  });
});

describe('the network of a client', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['unknown', null],
  ])('of %s is %s', (ip, network) => {
    expect(coarseNetwork(ip)).toBe(network);
  });
});
