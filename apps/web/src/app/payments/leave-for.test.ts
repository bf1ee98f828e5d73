import { expect, test } from 'vitest';
import { leaveFor } from './leave-for.ts';

function visited(address: string): { left: boolean; to: string[] } {
  const to: string[] = [];
  const left = leaveFor(address, { origin: 'https://rimawari.example', assign: (url) => void to.push(String(url)) });
  return { left, to };
}

test('a web address is opened, also one of this site', () => {
  expect(visited('https://checkout.example/c/1')).toEqual({ left: true, to: ['https://checkout.example/c/1'] });
  expect(visited('/sandbox/checkout/1')).toEqual({ left: true, to: ['https://rimawari.example/sandbox/checkout/1'] });
});

test('what is not a web address opens nothing', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'http://']) expect(visited(address)).toEqual({ left: false, to: [] });
});
