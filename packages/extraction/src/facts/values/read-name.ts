import { addressOf } from '../../normalise/address.ts';
import { areas } from '../../normalise/area.ts';
import { structureOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { withoutKindBehind } from './kind-behind-name.ts';
import { isLowerCase } from './lower-case.ts';
import { firstLine } from './read-amount.ts';
import { construction, floorArea } from './read-building.ts';

/** A name without the address or the number of the room in brackets behind it. */
function withoutPlace(name: string): string {
  return name.replace(/\s*[(（][^()（）]*[都道府県市区町村][^()（）]*\d[^()（）]*[)）]$/, '');
}

/** `物 件 概 要 書` set wide is the heading of a document, and `物件TOP 間取り図` a menu. */
const noName =
  /^(?:概要書?|資料|情報|明細書?|調査書?|間取り?図?|写真.*|(?:周辺)?地図|周辺環境|外観|お問い?合わ?せ|詳細.*|概要.*|設備.*|アクセス|一覧)$/;

/** The name of the property, or what else stands beside such a label: the building, its address, the floor of the unit. */
export function propertyName(text: string, label: string): Read[] {
  return isLowerCase(text)
    ? []
    : /^building:?$/i.test(label.trim()) && (structureOf(text) !== null || /\d/.test(text))
      ? [
          ...construction(text),
          ...(areas(text).length > 0 ? floorArea(text) : []),
          ...one('built', builtOf(/(?:completed|built)(?: in)?\s+((?:[A-Z][a-z]+\.?\s+)?\d{4})/.exec(text)?.[1] ?? '')),
        ]
      : /^[^\d]{2,3}[都道府県].+[市区町村].*\d/.test(plainText(text))
        ? one('address', addressOf(text)).map((read) => ({ ...read, weak: true }))
        : [
            ...one(
              'extra.property_name',
              noName.test(text.replace(/\s/g, '')) ? null : withoutKindBehind(withoutPlace(firstLine(text))).slice(0, 120),
            ),
            // `スカイ北浦和 10階部分`: the floor of the unit behind the name of its house.
            ...one('floor', Number(/\s(\d{1,2})階(?:部分|$)/.exec(plainText(text))?.[1]) || null).map((read) => ({
              ...read,
              lastResort: true,
            })),
          ];
}
