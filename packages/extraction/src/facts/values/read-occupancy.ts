import { assumedIncome, fullyLet, inOperation, letBegins, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter, unitCounter } from '../../lexicon/units.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';
import { currentRent, rent } from './read-rents.ts';

/** Labels that name who rents: what stands beside them is a tenant. */
const tenantLabel = /借主|借り主|賃借人|借りている|住んでいる|入居者|テナント|tenant/i;

/** `8 of 9` under a label that asks who is in. */
function sharedOut(plain: string): 'tenanted' | 'partial' | 'vacant' | null {
  const [, rooms = '', all = ''] = /^(\d{1,3})\s*(?:of|out of|\/)\s*(\d{1,3})$/i.exec(plain) ?? [];
  if (all === '' || Number(rooms) > Number(all)) return null;
  return Number(rooms) === 0 ? 'vacant' : Number(rooms) === Number(all) ? 'tenanted' : 'partial';
}

export function occupancy(text: string, label: string): Read[] {
  // `賃貸中（18` over `戸中17戸）`: a narrow cell breaks what stands in brackets.
  const plain = firstLine(/[(（][^()（）\n]*\n/.test(text) ? text.replace(/\n/g, '') : text);
  // The head of the column beside 現況 in a table of income.
  if (composed`^${fullyLet}(?:時|${assumedIncome}|時${assumedIncome}|${assumedIncome}時|稼働時)$`.test(plain)) return [];
  // `駐車場 状況 空無`: whether a space is free.
  if (/駐車|駐輪|車庫|バイク|ペット|管理人|エレベーター/.test(label)) return [];
  // `現況 19,872,000円`: an amount as it is today, not who lives there.
  // `現況 年額 7,740,000円（月額 645,000円）`: what it earns as it is let.
  if (
    /^(?:年額|月額|年間|月間)\s*:?\s*[¥\d]/.test(plain) &&
    composed`^(?:${stateToday}|${inOperation})$`.test(plainText(label).replace(/\s/g, ''))
  )
    return rent(currentRent, plain.startsWith('月') ? 'month' : 'year')(plain, label);
  const rate = /(?:稼働|入居)(?:率|状況)|occupancy/i.test(plainText(label)) ? /^約?(\d{1,3}(?:\.\d+)?)\s*%/.exec(plain)?.[1] : undefined;
  if (rate !== undefined) {
    const state = Number(rate) >= 100 ? 'tenanted' : Number(rate) === 0 ? 'vacant' : 'partial';
    // An agent prints the rate of all that it manages in the same words.
    return one('occupancy', state).map((read) => ({ ...read, weak: true, lastResort: true }));
  }
  if (/^約?[\d,.]+\s*(?:万?円|%)/.test(plain) && !/let|leased|occupied|rented|入居|稼働|空|\d\s*\/\s*\d+\s*[戸室区]/i.test(plain))
    return [];
  const paid =
    /([¥\d][\d,.万千]*\s*円?)\s*(?:\/|an?\b|per)\s*(?:月|month)/i.exec(plain)?.[1] ??
    /(?:月額?|月々|賃料|家賃)(?:月額?|賃料|家賃)?(?:合計|計)?\s*:?\s*([¥\d][\d,.万千]*\s*円)/.exec(plain)?.[1];
  return [
    ...one(
      'occupancy',
      occupancyOf(plain) ??
        sharedOut(plain) ??
        (tenantLabel.test(plainText(label)) && !/空|な[しい]|募集|退去/.test(plain) ? 'tenanted' : null),
    ),
    ...one('extra.current_status_raw', plain.slice(0, 80)),
    // `現況 建築中`: a house that is not finished.
    ...one(
      'extra.building_status',
      /^(?:建築中|建設中|新築中|施工中|工事中|未完成|建築前|着工前|完成済み?)(?=$|[\s(、・/])/.exec(plain)?.[0],
    ),
    ...(paid ? one('monthly_rent_jpy', moneyAmounts(paid)[0]).map((read) => ({ ...read, weak: true })) : []),
  ];
}

/** `総戸数3戸、稼働戸数3戸` under 賃貸状況. */
export function runningUnits(text: string): number | null {
  // `住宅22戸中20戸稼働、店舗満室`: of the dwellings, beside shops that are not counted.
  if (composed`(?:住宅|住居|居宅)\s*\d+\s*${dwellingCounter}中`.test(plainText(text)) && /店舗|事務所/.test(plainText(text))) return null;
  const said = composed`総戸数\s*(\d+)\s*戸|(\d+)\s*${unitCounter}中`
    .exec(plainText(text))
    ?.slice(1)
    .find((count) => count !== undefined);
  // `満室（9戸／9戸）`: let and all.
  const [, rooms = '', all = ''] = composed`(\d+)\s*${unitCounter}\s*\/\s*(\d+)\s*${unitCounter}`.exec(plainText(text)) ?? [];
  if (said === undefined && all !== '' && Number(rooms) <= Number(all)) return Number(all);
  // `賃貸中(7/8)`: let, of all.
  const [, part = '', whole = ''] = composed`${letBegins}中?\s*\((\d{1,3})\/(\d{1,3})\)`.exec(plainText(text)) ?? [];
  if (said === undefined && whole !== '' && Number(part) <= Number(whole)) return Number(whole);
  return said ? Number(said) : null;
}

/** `12戸／12戸` under `入居戸数／総戸数`: the second of them are all. */
export function unitsOfShare(text: string, label: string): number | null {
  if (!composed`[/・／]総?${dwellingCounter}数`.test(label)) return null;
  const all = composed`^\s*\d+\s*${dwellingCounter}?\s*[/／・]\s*(\d+)\s*${dwellingCounter}?`.exec(text)?.[1];
  return all === undefined ? null : Number(all);
}
