import { expect, it } from 'vitest';
import { accuracyNote } from './measured-accuracy.ts';

it.each(['page', 'small', 'photo'] as const)('says of a %s how well its kind was read, and when that was measured', (kind) => {
  const note = accuracyNote(kind, 'flyer.jpg');
  const [, stated = '0', exact = '0'] = /of (\d+) values .*, (\d+) were read exactly/.exec(note) ?? [];
  expect(note).toMatch(/^flyer\.jpg was read as a .* On [A-Z][a-z]{2} \d{1,2}, \d{4}, /);
  expect(Number(exact)).toBeLessThanOrEqual(Number(stated));
  expect(Number(exact)).toBeGreaterThan(0.8 * Number(stated));
});
