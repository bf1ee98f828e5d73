import { expect, it } from 'vitest';
import { attribute } from './escape.ts';

it('writes what would end an attribute or begin an element as it is read', () => {
  expect(attribute('["rent"] & <b>')).toBe('[&quot;rent&quot;] &amp; &lt;b&gt;');
});
