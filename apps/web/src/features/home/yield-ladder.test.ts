import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YieldLadder } from './yield-ladder.tsx';

const words = renderToStaticMarkup(createElement(YieldLadder))
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ');
const shares = [...words.matchAll(/(\d\.\d) ?%/g)].map(([, share]) => Number(share));

test('the ladder begins with the gross yield of its sample: annual rent ÷ price', () => {
  const [price = 0, rent = 0] = [...words.matchAll(/¥([\d,]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));
  expect(words).toContain(`A ${((1200 * rent) / price).toFixed(1)}% gross yield`);
});

test('the ladder shows a share of the price that each cost takes, down to the net yield of its sentence', () => {
  const [gross = 0, net = 0, ...rungs] = shares;
  expect(rungs.slice(0, 6)).toEqual(rungs.slice(0, 6).toSorted((one, other) => other - one));
  expect([rungs[0], rungs[5]]).toEqual([gross, net]);
});
