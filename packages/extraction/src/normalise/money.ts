import { withKanjiFigures } from './kanji-figures.ts';
import { plainText } from './text.ts';

const figure = '\\d[\\d,]*(?:\\.\\d+)?';
const amount = new RegExp(
  `(?:[¥\\\\]\\s*(?<yen>${figure})(?!\\s*(?:[万億千百]|million|billion|mil|bn))(?![\\d.,])|(?:JPY|yen)\\s*(?<code>${figure})(?!\\s*(?:[万億]|million|billion|mil|bn))(?![\\d.,])|(?:(?:[¥\\\\]|JPY)\\s*)?(?<million>${figure})\\s*(?<big>million|billion|mil\\b\\.?|bn\\b)\\s*(?:yen|JPY|円)?` +
    `|(?:¥\\s*)?(?:(?<oku>${figure})\\s*億\\s*)?(?:(?:(?<sen>\\d)\\s*千)?\\s*(?:(?<man>${figure})\\s*(?<scale>[千百])?)?\\s*万\\s*)?(?:(?<kilo>\\d[\\d,]*(?:\\.\\d+)?)\\s*千\\s*(?=円|\\d{1,3}\\s*円))?(?:(?<mega>${figure})\\s*百万\\s*(?=円))?(?:(?<rest>\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:円|yen|JPY))?円?)`,
  'giu',
);

function number(text: string | undefined): number {
  return text ? Number(text.replaceAll(',', '')) : 0;
}

/** Every amount of yen in the text, in order, for example `1億2,800万円` → 128000000, `1万900円` → 10900. A figure without a unit is not an amount. */
export function moneyAmounts(text: string): number[] {
  const found: number[] = [];
  // `5,800(円/月)`: the unit in brackets behind the figure.
  const plain = withKanjiFigures(plainText(text), '[億万円]')
    .replace(/(?<=\d)\s*\(\s*((?:億|百万|千|万)?円)/g, '$1(')
    // `1億5,600` with its 万円 in smaller type elsewhere: four figures behind 億 are ten thousands.
    .replace(/億(\d,?\d{3})(?=$|[()、。/|]|\s(?!\s*[万千百円年]))/g, '億$1万円')
    // No amount has so many figures, and looking for one in them takes ever longer.
    .replace(/[\d,.]{30,}/g, ' ')
    // `JPY 12.8M`: only beside the currency, since m alone are metres.
    .replace(/((?:¥|JPY)\s*\d[\d,.]*)\s*(?:M|mn)(?![a-z\d])/gi, '$1 million');
  for (const match of plain.matchAll(amount)) {
    const parts = match.groups ?? {};
    if (parts.yen || parts.code) found.push(Math.round(number(parts.yen ?? parts.code)));
    else if (parts.million) found.push(Math.round(number(parts.million) * (/^b/i.test(parts.big ?? '') ? 1e9 : 1e6)));
    else if (/[億万円]|yen|JPY/i.test(match[0]) && /\d/.test(match[0])) {
      const scale = parts.scale === '千' ? 1e7 : parts.scale === '百' ? 1e6 : 1e4;
      found.push(
        Math.round(
          number(parts.oku) * 1e8 +
            number(parts.sen) * 1e7 +
            number(parts.man) * scale +
            number(parts.kilo) * 1e3 +
            number(parts.mega) * 1e6 +
            number(parts.rest),
        ),
      );
    }
  }
  return found;
}

/** Yen of a cell that holds a bare figure: the unit stands in the label (`価格（万円）`) or the figure is plainly yen. */
export function bareMoney(text: string, label: string, least: number): number | null {
  const bare = /^\(?-?\s*(\d[\d,]*(?:\.\d+)?)\)?$/.exec(plainText(text))?.[1];
  if (!bare) return null;
  const unit = /[(（\s]\s*(億|百万|千|万)?円/.exec(plainText(label));
  const scale = { 億: 1e8, 百万: 1e6, 万: 1e4, 千: 1e3 }[unit?.[1] ?? ''] ?? 1;
  const yen = Math.round(number(bare) * scale);
  return yen >= least || (unit && yen >= 0) ? yen : null;
}

/** True for `2383万円～2845万円`: a span of prices belongs to several properties. */
export function isMoneyRange(text: string): boolean {
  const amounts = new Set(moneyAmounts(text));
  return amounts.size > 1 && /[億万円](?:\([^)]*\)|台|以上|より)?\s*(?:[~〜～]\s*[\d¥]|[・、]\s*\d[\d,]*\s*[億万])/.test(plainText(text));
}
