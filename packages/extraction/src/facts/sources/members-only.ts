import { oneOf } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { Gathered } from '../gathered.ts';
import { coreReadings } from '../pairs/pair-rules.ts';
import { hasField } from './letting.ts';
import { tellsOffer } from './told-removed.ts';

/** What stands in place of a value that only members may see. */
const forMembers =
  /(?:会員|登録|ログイン|サインイン)[^。\n]{0,8}(?:のみ|限定|専用|後|公開|閲覧|表示|必要|ください)|(?:要|未)(?:会員登録|ログイン)|(?:members?|subscribers?|registered users?) only|(?:log|sign) ?in (?:to|for)|^[*＊●■◆×?？]{3,}$/i;
const longestMark = 40;

/** A sentence that asks to log in before the property is shown. */
const askedToLogIn = oneOf(
  'i',
  /(?:物件|詳細|情報|続き|価格|全て|すべて)[^。\n]{0,24}(?:会員(?:登録|ログイン|限定)|ログイン|サインイン)[^。\n]{0,10}(?:必要|ください|お願い)/,
  /(?:ログイン|会員登録)(?:して|すると|後に?)[^。\n]{0,14}(?:続き|詳細|全て|すべて|閲覧)|(?:log|sign) ?in to (?:view|see|read|continue|unlock)/,
);

/** Beside an offer that tells the rest, fewer facts than these may be hidden. */
const leastHidden = 3;

/** Whether a page keeps its property for members: the price and most of the facts are hidden behind a login. */
export function hidesFacts(gathered: Gathered): boolean {
  const { pairs, reading, lines } = gathered;
  if (reading.medium !== 'html' || hasField(gathered, 'price_jpy')) return false;
  const isHidden = (value: string): boolean => value.length <= longestMark && forMembers.test(plainText(value).trim());
  const core = pairs.filter(({ reading: name }) => coreReadings.has(name));
  const hidden = new Set(core.filter(({ value }) => isHidden(value)).map(({ reading: name }) => name));
  const told = new Set(core.filter(({ value }) => !isHidden(value)).map(({ reading: name }) => name));
  if (hidden.size >= leastHidden && hidden.size > told.size) return true;
  // A form to log in that says nothing of a property shows none; a post that tells its offer in sentences may ask to log in for others.
  const tellsLittle = told.size > 0 && told.size < leastHidden && !tellsOffer(gathered);
  return tellsLittle && lines.some((line) => askedToLogIn.test(plainText(line)));
}
