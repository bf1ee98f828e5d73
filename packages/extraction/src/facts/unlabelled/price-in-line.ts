import { assumedIncome, fullyLet, ownerChange } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { moneyAmounts } from '../../normalise/money.ts';

/** An amount with its currency and, at most, its tax or the same in another currency. */
const amountAlone =
  /^(?:(?:¥|JPY)[\d.,]+(?:million|billion)?|(?:\d[\d,.]*億)?(?:\d[\d,.]*万)?[\d,]*千?円)\s*(?:\((?:税込|税抜|非課税|税込み|消費税込|(?:consumption)?tax(?:included|incl\.?|excluded|excl\.?)|(?:incl\.?|including|excl\.?|excluding)(?:consumption)?tax)\)|\((?:approx\.?|約|around)?(?:USD|US\$|EUR|€|HKD|SGD|\$)[\d,.]+(?:k|m)?\))?$/i;

const otherCurrency = String.raw`(?:US\$|USD|\$|€|EUR|£|GBP|A\$|AUD|S\$|SGD|HK\$|HKD|NT\$|TWD|CNY|RMB|KRW)[\d,.]+(?:k|m|million)?`;
/** `approx. US$ 108,400 · NT$ 3,470,000` behind a price, without its spaces. */
const inOtherCurrencies = new RegExp(
  String.raw`(?<=\d)[(/]?(?:approx\.?|about|c\.|約)?${otherCurrency}(?:[/·・,|](?:approx\.?)?${otherCurrency})*\)?$`,
  'i',
);

/** `オーナーチェンジ戸建 880万円`: a kind of property and one amount, and nothing else. */
function amountBehindKind(plain: string): number[] {
  const kind =
    composed`^(?:${ownerChange}|収益|投資用?|中古|売り?|区分|一棟|1棟|[・\s])*(?:${ownerChange}|戸建て?(?:住宅)?|一戸建て?(?:住宅)?|アパート|マンション|ビル|店舗|貸家|テラス(?:ハウス)?)\s+([\d,.億万]+円)$`.exec(
      plain,
    );
  return kind ? moneyAmounts(kind[1] ?? '') : [];
}

/** `1,980万円 利回り 15.15% 木造2階建`: the price before its yield, in a line of facts. */
function amountBeforeYield(plain: string): number[] {
  const amount =
    composed`^((?:\d[\d,]*億)?(?:\d[\d,.]*万)?円)\s*(?:\(税込\)\s*)?(?:${fullyLet}時?|${assumedIncome}|表面)*利回り?\s*:?\s*\d+(?:\.\d+)?\s*%`.exec(
      plain,
    )?.[1];
  return amount === undefined || /[。、]/.test(plain) ? [] : moneyAmounts(amount);
}

/** The price that stands alone on a line, behind the kind in the title of an `offer`, or before its yield. In yen; undefined where there is none. */
export function priceInLine(plain: string, offer: string | undefined): number | undefined {
  // Of a price before and after a cut the one behind the arrow is in force.
  const [yen] = amountAlone.test(
    plain
      .replace(/^.*[→⇒➡]\s*(?=[¥\d])/, '')
      .replace(/\s/g, '')
      // `金19,800,000円也`, `1,640万円（内消費税410,000円）`, `￥19,800,000-`.
      .replace(/^金(?=\d)/, '')
      .replace(/也$|(?<=\d)-$|\((?:内消費税|うち消費税|税|価格)[^()]*\)$/g, '')
      .replace(/^(?:asking(?:price)?|price|guideprice|税込(?:価格)?|総額):?(?=[¥J\d])/i, '')
      // `¥148,000,000 approx. USD 960,000`: the same in other currencies.
      .replace(inOtherCurrencies, ''),
  )
    ? moneyAmounts(plain.split(/[→⇒➡]/).at(-1) ?? plain)
    : [...amountBehindKind(offer ?? plain), ...amountBeforeYield(plain)];
  return yen;
}
