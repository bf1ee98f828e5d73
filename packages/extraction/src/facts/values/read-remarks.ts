import { assumedIncome, fullyLet, presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { zoneInBrief } from '../../lexicon/zones.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { remarkedCharges } from './read-charges.ts';
import { designatedRatios } from './read-zone.ts';

/** Names the remarks may hold without a label of their own. */
export function remarks(text: string): Read[] {
  const plain = plainText(text);
  const reads: Read[] = plain.length > 8 ? one('extra.remarks', [plain.slice(0, 500)]) : [];
  const sentences = plain.split(/[\n、。・■●◆]/);
  for (const sentence of sentences) {
    const yieldHere = composed`(?:表面|${fullyLet}時?|${assumedIncome}|現行)?利回り\s*:?\s*約?(\d+(?:\.\d+)?)\s*%`.exec(sentence);
    if (yieldHere && !/実質|ネット|NET/i.test(sentence))
      reads.push({
        field: composed`現行|${presentState}`.test(yieldHere[0]) ? 'extra.current_gross_yield_pct' : 'gross_yield_pct',
        value: Number(yieldHere[1]),
        weak: true,
      });
    const annual =
      composed`(?:年間(?:予定|${assumedIncome})?賃料(?:収入)?|年間収入|${assumedIncome}年収|${fullyLet}時?年収)\s*:?\s*約?(.*)$`.exec(
        sentence,
      )?.[1];
    if (annual) reads.push(...one('annual_rent_jpy', moneyAmounts(annual)[0]).map((read) => ({ ...read, weak: true })));
    const sublease = /サブリース(?:賃料|家賃)\s*:?\s*(?:月額)?(.*)$/.exec(sentence)?.[1];
    if (sublease) reads.push(...one('extra.sublease_monthly_rent_jpy', moneyAmounts(sublease)[0]));
  }
  reads.push(...remarkedCharges(plain));
  const zone = composed`(${zoneInBrief})[\s、・]*(?=建(?:ぺい|蔽|ペイ))`.exec(plain)?.[1];
  if (zone)
    reads.push(
      ...one('zoning', zone).map((read) => ({ ...read, weak: true })),
      ...designatedRatios(plain).map((read) => ({ ...read, weak: true })),
    );
  return reads;
}
