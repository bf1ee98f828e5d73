import { superficies } from '../../lexicon/land-rights.ts';
import { presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { dateOf } from '../../normalise/dates.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { groundLeaseOf } from '../../normalise/rights.ts';
import { isBlankValue, plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { yen } from './read-amount.ts';

/** A reserve announced to rise: `2028年4月から11,600円に改定予定`. */
function reserveRise(plain: string): Read[] {
  const rise = /((?:\d{4}|令和\s*\d{1,2})年\s*\d{1,2}月)(?:分)?(?:より|から|以降)[^\d]{0,12}(\d[\d,.]*万?[\d,]*円)/.exec(plain);
  const english =
    /(?:raised|increase[sd]?|rise[sn]?|rising|go(?:es)? up)\s+to\s+((?:¥|JPY)\s*[\d,]+)[^)]{0,20}?(?:from|in|as of)\s+([A-Z][a-z]+\.?\s+\d{4})/i.exec(
      plain,
    );
  const [day, amount] = rise ? [rise[1], rise[2]] : [english?.[2], english?.[1]];
  return day && amount
    ? [...one('extra.reserve_rise_on', dateOf(day)), ...one('extra.reserve_rise_jpy_month', moneyAmounts(amount)[0])]
    : [];
}

/** Management fee and repair reserve printed in one cell; one amount for both is a total. */
export function feeAndReserve(text: string, label: string): Read[] {
  const plain = plainText(text);
  const named = (name: string): string | undefined => new RegExp(`${name}[^\\d/-]{0,6}([\\d,.万]+\\s*円)`).exec(plain)?.[1];
  const spoken = (name: string): string | undefined =>
    new RegExp(`${name}[^\\d,;]{0,14}((?:¥|JPY)\\s*[\\d,]+|[\\d,]+\\s*yen)`, 'i').exec(plain)?.[1];
  const [ownFee, ownReserve] = [
    named('管理費') ?? spoken('management'),
    named('(?:修繕|積立)[^\\d/]{0,5}') ?? spoken('(?:repair|reserve|sinking)'),
  ];
  // `15,800円/月 / 11,620円/月`: the stroke before a month parts no amounts.
  const each = plain.replace(/(?<=円)\s*\/\s*月額?/g, '');
  const amounts = moneyAmounts(plain);
  const announced = reserveRise(plain);
  const parts =
    ownFee || ownReserve
      ? [ownFee ?? '', ownReserve ?? '']
      : each.includes('/') && !/\d\s*(?:円)?\s*\+\s*[¥\d]/.test(plain)
        ? each.split('/')
        : plain.split(/\s*\+\s*|[・、,\n](?=\s*[\d-])(?!\d{3})/);
  if (parts.length < 2) return one('extra.monthly_cost_total_jpy', amounts.length === 1 ? amounts[0] : null);
  const [fee = '', reserve = ''] = parts;
  return [
    ...one('management_fee_jpy_month', isBlankValue(fee) ? null : yen(fee, label)),
    ...one('repair_reserve_jpy_month', isBlankValue(reserve) ? null : yen(reserve, label)),
    ...announced,
    ...remarkedCharges(plain).filter(({ field }) => field === 'extra.other_fees' || field === 'extra.internet_jpy_month'),
  ];
}

/** The charge in force where a later one is announced: `8,200円（2027年4月より12,300円）`, `4月分より12,300円 現在8,200円`. */
function chargeInForce(plain: string): number | null {
  const now = composed`(?:現在|現行|${presentState})\s*:?\s*(?:月額\s*)?([\d,.万]+\s*円)`.exec(plain)?.[1];
  if (now) return moneyAmounts(now)[0] ?? null;
  const past = plain.replace(/[^、。()\s]*(?:より|から|以降|改定後|変更後)[^、。()\d]{0,8}[\d,.万]+\s*円/g, ' ');
  return moneyAmounts(past)[0] ?? null;
}

/** Where a charge printed by the year goes, and the words of one that is announced to change. */
const besides = {
  management_fee_jpy_month: { yearly: 'extra.management_fee_jpy_year', words: 'extra.management_fee_raw' },
  repair_reserve_jpy_month: { yearly: 'extra.repair_reserve_jpy_year', words: 'extra.repair_reserve_raw' },
  'extra.ground_rent_jpy_month': { yearly: 'extra.ground_rent_jpy_year', words: 'extra.ground_rent_raw' },
} as const;

/** A monthly charge into `field`; a yearly one is kept apart, and an announced change beside the charge in force. */
export function monthlyFee(field: keyof typeof besides): (text: string, label: string) => Read[] {
  return (text, label) => {
    const plain =
      plainText(text)
        .split('\n')
        .find((line) => /\d/.test(line)) ?? '';
    // `管理費 9,800円 修繕積立金 11,070円` under 管理費等: both in one cell.
    if (field === 'management_fee_jpy_month' && /管理費\D{0,6}[\d,.万]+\s*円.{0,6}(?:修繕|積立)\D{0,8}[\d,.万]+\s*円/.test(plain))
      return feeAndReserve(plain, label);
    // `修繕積立金 総額 5,800万円（組合）`: what the house has saved.
    if (field === 'repair_reserve_jpy_month' && /総額|累計|残高|積立額|組合/.test(plain) && (yen(plain, label) ?? 0) >= 500_000) return [];
    const { yearly, words } = besides[field];
    if (/[/\s]年|年額|\b(?:per|a) (?:year|annum)\b|\bp\.a\.|\b(?:annual|year)ly\b/i.test(plain) && !/月|month/i.test(plain))
      return one(yearly, yen(plain, label));
    const changes = /(?:より|から|以降|改定|値上|変更)/.test(plain);
    const inForce = changes ? chargeInForce(plain) : yen(plain, label);
    return [
      ...one(field, inForce),
      ...(changes ? one(words, plain.slice(0, 120)) : []),
      ...(field === 'repair_reserve_jpy_month' ? reserveRise(plain) : []),
    ];
  };
}

const dayOfTerm = /(?:(?:19|20)\d\d|(?:昭和|平成|令和|[SHR])\s*(?:\d{1,2}|元))\s*年(?!間)(?:\s*\d{1,2}\s*月)?(?:\s*(?:\d{1,2}\s*|末)日)?/g;

/** `2008年7月1日～2069年6月30日（残存約42年）`, `50年間`: the years of a lease, or its end where the days are printed. */
export function leaseTerm(text: string): Read[] {
  const plain = plainText(text);
  // `2017年4月1日~2037年3月31日(20年)`: the years of the days are none of the term.
  const terms = plain.replace(dayOfTerm, ' ');
  const years = /(?:残存?|残り)(?:期間)?\s*:?\s*約?(\d{1,3})\s*年/.exec(terms)?.[1] ?? /(\d+)\s*年/.exec(terms)?.[1];
  const end = dateOf(plain.split('~')[1] ?? '') ?? dateOf(/(\S{4,16})(?:まで|満了)/.exec(plain)?.[1] ?? '');
  return [...one('extra.lease_term_years', years && Number(years) < 200 ? Number(years) : null), ...one('extra.lease_end', end)];
}

/** `20年 20,000円`: the term of a lease and its monthly ground rent. */
export function leaseTermRent(text: string, label: string): Read[] {
  const years = /(\d+)\s*年/.exec(plainText(text))?.[1];
  return [
    ...one('extra.lease_term_years', years ? Number(years) : null),
    ...one('extra.ground_rent_jpy_month', yen(plainText(text).replace(/\d+\s*年/, ''), label)),
  ];
}

/** Ground rent and end of a lease printed beside the right itself. */
export function leasehold(text: string): Read[] {
  if (!composed.i`借|${superficies}|lease`.test(text)) return [];
  const lease = groundLeaseOf(text);
  return [
    ...one('extra.ground_rent_jpy_month', lease.ground_rent_jpy_month),
    ...one('extra.lease_end', lease.lease_end),
    ...one('extra.lease_term_years', lease.lease_term_years),
    ...one('extra.land_rights_raw', plainText(text).split('\n').join(' ').slice(0, 160)),
  ];
}

/** Charges that remarks name, which every owner owes, and an announced reserve: `町会費 月300円`, `2027年4月より月額4,000円`. */
export function remarkedCharges(text: string): Read[] {
  const plain = plainText(text);
  const fees = [
    ...plain.matchAll(
      /((?:インターネット|ネット|CATV|ケーブルテレビ|ケーブルTV|町会|町内会|自治会|給湯|温泉|専用庭|ルーフバルコニー|トランクルーム|コミュニティ|防犯)(?:利用料|使用料|費|料金?|料)?)[^\d。、]{0,8}?(\d[\d,]*万?[\d,]*円)\s*(?:\/\s*(年))?/g,
    ),
  ].flatMap((match) => {
    const [jpy] = moneyAmounts(match[2] ?? '');
    const yearly = match[3] === '年' || /年額|年間/.test(match[0]);
    return jpy === undefined || yearly ? [] : [{ name: match[1] ?? '', jpy }];
  });
  const rise = plain
    .split(/[。\n]/)
    .map(
      (sentence) =>
        /積立金.{0,12}?((?:\d{4}|令和\s*\d{1,2})年\s*\d{1,2}月)(?:分)?(?:より|から|以降)[^\d。]{0,12}(\d[\d,.]*万?[\d,]*円)/.exec(
          sentence,
        ) ??
        /((?:\d{4}|令和\s*\d{1,2})年\s*\d{1,2}月)(?:分)?(?:より|から|以降)[^\d。]{0,8}積立金[^\d。]{0,8}(\d[\d,.]*万?[\d,]*円)/.exec(
          sentence,
        ),
    )
    .find((match) => match !== null);
  return [
    ...one('extra.other_fees', fees.length > 0 ? fees : null),
    ...one('extra.internet_jpy_month', fees.find((fee) => /ネット/.test(fee.name))?.jpy),
    ...(rise
      ? [...one('extra.reserve_rise_on', dateOf(rise[1] ?? '')), ...one('extra.reserve_rise_jpy_month', moneyAmounts(rise[2] ?? '')[0])]
      : []),
  ];
}

/** Property tax of a year; two taxes named with an amount each are added up: `固定資産税 38,900円 都市計画税 8,300円`. */
export function yearlyTax(text: string, label: string): number | null {
  const plain = plainText(text);
  if (/月額|\/\s*月|毎月/.test(plain)) return null;
  const parts = [...plain.matchAll(/(固定資産税|都市計画税)\D{0,10}?([¥\d][\d,.万]*円)/g)];
  const named = new Set(parts.map(([, name]) => name));
  if (parts.length === 2 && named.size === 2 && !/合計|計\s*[¥\d]/.test(plain))
    return parts.reduce((sum, [, , amount]) => sum + (moneyAmounts(amount ?? '')[0] ?? 0), 0);
  return yen(plain.split('\n')[0] ?? '', label);
}

/** Property tax named in running text, `固定資産税・都市計画税 年額31,200円`; what is settled by days at the sale is none. */
export function namedPropertyTax(text: string): Read[] {
  const found = /(?:固定資産税|固都税)(?:[・、]?都市計画税)?(?:等|相当額|\(年額?\))?[^\d。、]{0,10}?([¥\d][\d,.万]*円)(?!\s*\/\s*月)/.exec(
    plainText(text),
  );
  return found && !/清算|精算|日割|評価|月額/.test(found[0]) ? one('extra.property_tax_jpy_year', moneyAmounts(found[1] ?? '')[0]) : [];
}

/** Fee and reserve together, named in running text: `管理費・修繕積立金（合計 月額10,710円）`, `管理費等合計 月々18,200円`. */
export function namedCostTotal(text: string): Read[] {
  const found =
    /管理費(?:等|[・+及びと、]+修繕積立金)\s*[(（]?\s*(?:合計|計|総額)\s*:?\s*(?:月額|月々|毎月)?\s*([\d,.万]+\s*円)(?!\s*\/\s*年)/.exec(
      plainText(text),
    );
  return found && !/年額|滞納/.test(found[0]) ? one('extra.monthly_cost_total_jpy', moneyAmounts(found[1] ?? '')[0]) : [];
}

/** Further monthly charges by name. */
export function otherFees(text: string, label: string): Read[] {
  const named = plainText(label);
  if (!/費用|料金|その他|諸|charges|expenses/i.test(named)) {
    const jpy = /年額|\/\s*年/.test(text) ? null : yen(plainText(text), label);
    return [
      ...one('extra.other_fees', jpy === null ? null : [{ name: named.replace(/\(.*$/, ''), jpy }]),
      ...one('extra.internet_jpy_month', /ネット/.test(named) ? jpy : null),
    ];
  }
  const fees = [...plainText(text).matchAll(/([^:,、/\s\d(]{2,24}?)\s*:?\s*(?:月額\s*)?(\d[\d,.]*万?[\d,]*円)/g)].map((match) => {
    const [jpy] = moneyAmounts(match[2] ?? '');
    return { name: match[1] ?? '', ...(jpy !== undefined && { jpy }) };
  });
  return [
    ...one('extra.other_fees', fees.length > 0 ? fees : null),
    ...one('extra.internet_jpy_month', fees.find((fee) => /インターネット|ネット/.test(fee.name))?.jpy),
  ];
}
