import { expect, it } from 'vitest';
import { closedName } from './wide-name.ts';

it('closes up a name that is set wide, and no words', () => {
  expect(closedName('コ ー ポ 若葉')).toBe('コーポ 若葉');
  expect(closedName('メ ゾ ン青葉台 ８階')).toBe('メゾン青葉台 ８階');
  expect(closedName('サ ン ハイ ツ Ⅱ 302号室')).toBe('サンハイツ Ⅱ 302号室');
  expect(closedName('グラン コート 東 館')).toBe('グラン コート 東 館');
});
