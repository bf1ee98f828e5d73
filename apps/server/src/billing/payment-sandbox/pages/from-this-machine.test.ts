import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as Parameters<typeof isFromThisMachine>[0];

describe('whether a request comes from this machine', () => {
  it.each([
    ['127.0.0.1', { host: '127.0.0.1:3000' }, true],
    ['::1', { host: 'localhost:3000' }, true],
    ['::ffff:127.0.0.1', { host: '[::1]:3000' }, true],
    ['192.168.1.7', { host: '127.0.0.1:3000' }, false],
    ['127.0.0.1', { host: 'rimawari.example' }, false],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, false],
    ['127.0.0.1', {}, false],
  ])('%s with %o: %s', (address, headers, expected) => {
    expect(isFromThisMachine(request(address, headers))).toBe(expected);
  });
});
