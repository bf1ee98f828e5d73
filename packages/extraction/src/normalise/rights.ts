import { groundRent, rightToLand } from '../lexicon/land-rights.ts';
import { composed } from '../lexicon/pattern.ts';
import { dateOf } from './dates.ts';
import { moneyAmounts } from './money.ts';
import { plainText } from './text.ts';

/** Right to the land as printed, `所有権のみ` → `所有権`. */
export function landRightsOf(text: string): string | null {
  const sentence =
    plainText(text)
      // A narrow cell breaks its word: `定期借地` over `権`.
      .replace(/(?<=所有|借|借地|賃借|地上|定期|普通|旧法|旧|敷地)\n(?=地?権)/g, '')
      .split('\n')[0] ?? '';
  const spoken = /[。]|とも(?:に)?(?=\S*権)/.test(sentence) ? composed`${rightToLand}(?:\([^)]*\))?`.exec(sentence)?.[0] : undefined;
  if (spoken) return spoken;
  const first = sentence.replace(/\s*[<〈].*$/, '').replace(/(?<=Freehold|Leasehold|Ownership)\s*\([^()]*\bshare\b[^()]*\)/i, '');
  // `土地：所有権 建物：所有権`: the right to the land.
  const ofLand = /^土地\s*:\s*([^\s:、,/]*権(?:\([^)]*\))?)/.exec(first)?.[1];
  if (ofLand !== undefined) return ofLand;
  const line = first
    // `所有権（敷地権割合 5627/498200）`: the share is not part of the right.
    .replace(/(?<=権)\s*\([^()]*(?:割合|持ち?分|\d\s*分の|\d\s*\/\s*\d)[^()]*\)?/, '')
    .replace(
      composed`(?<=[権)])[\s、,/・]*(?:残存?|期間|借地期間|契約期間|${groundRent}|存続|満了|更新|月額|持分|持ち分|敷地権|割合|共有).*$`,
      '',
    )
    .replace(/^(.*?権(?:\([^)]*\))?)\/.*$/, '$1')
    .replace(/(?<=権(?:\([^)]*\))?)\s+(?!\().*$/, '')
    .replace(/\((?:普通建物所有|建物所有|期間|残存?|存続|地代|契約|新規)[^)]*\)?/, '')
    .replace(/\((?:共有)?持分[^)]*\)/, '')
    .replace(/\(敷地権(?:登記|の?設定)[^)]*\)/, '')
    .replace(/の(?:共有|割合).*$/, '')
    .replace(/のみ$/, '')
    .replace(/\s+/g, '');
  // `敷地権（所有権）`, `所有権 Freehold`: the right itself.
  const right =
    /^敷地(?:利用)?権\((.*権)\)$/.exec(line)?.[1] ??
    /^([^A-Za-z]*権(?:\([^)]*\))?)[/(]?(?:freehold|leasehold|ownership)\)?$/i.exec(line)?.[1];
  if (right) return right;
  const behindArea = composed`^\(?(?:公簿|実測)?[\d.,]+(?:m2|坪)[^権]*?(${rightToLand})`.exec(line)?.[1];
  if (behindArea) return behindArea;
  if (line.length === 0 || line.length > 60 || /(?:種類|形態|割合|種別)$/.test(line)) return null;
  return /権|借地|^所有$|使用貸借|Freehold|Leasehold|Ownership|Fee simple/i.test(line)
    ? /[a-z]/i.test(line)
      ? first.replace(/^([^(]*)\)$/, '$1').replace(/\s*\((?:both\s+)?(?:land|building)[^)]*\)$/i, '')
      : line
    : null;
}

/** A share in the land, `228274分の5508` → `5508/228274`. */
export function landShareOf(text: string): string | null {
  const plain = plainText(text);
  const spoken = /(\d[\d,]*)\s*分の\s*(\d[\d,]*(?:\.\d+)?)/.exec(plain);
  if (spoken) return `${spoken[2]}/${spoken[1]}`;
  return /(\d[\d,]*(?:\.\d+)?)\s*\/\s*(\d[\d,]*(?:\.\d+)?)/.exec(plain)?.[0].replace(/\s+/g, '') ?? null;
}

export interface GroundLease {
  ground_rent_jpy_month: number | null;
  /** Date the lease ends, `YYYY-MM` or longer. */
  lease_end: string | null;
  /** Years still to run, or the whole term where only that is stated. */
  lease_term_years: number | null;
}

/** What is printed about a ground lease, `賃借権(旧法)<満了年月:2035/12、地代:17,000円/月額>`. */
export function groundLeaseOf(text: string): GroundLease {
  const plain = plainText(text);
  const rent = composed`(?:${groundRent}|賃料)\s*(?:月額\s*)?(?::\s*)?([\d,.万]+円)\s*(\/\s*年|\(年)?`.exec(plain);
  const until =
    /(?:満了(?:年月日?|日)?|期限|期間満了)\s*:?\s*([^、,)>]{4,16})/.exec(plain)?.[1] ?? /(\S{4,16})(?:まで|満了)/.exec(plain)?.[1];
  const years = /(?:残存?|残り|期間)\s*(?:期間\s*)?(?:(?:新規|残存)\s*)?(?::\s*)?約?(\d{1,3})\s*(?:年|ヶ年|カ年)/.exec(plain)?.[1];
  return {
    ground_rent_jpy_month: rent?.[1] && !rent[2] ? (moneyAmounts(rent[1])[0] ?? null) : null,
    lease_end: until ? dateOf(until) : null,
    lease_term_years: years ? Number(years) : null,
  };
}
