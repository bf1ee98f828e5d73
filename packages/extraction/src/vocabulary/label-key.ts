import { plainText } from '../normalise/text.ts';

/** Labels that pages for the general public write in hiragana. */
const inHiragana: readonly [RegExp, string][] = [
  [/まどり/, '間取り'],
  [/ひろさ|大きさ/, '広さ'],
  [/つくり/, '構造'],
  [/たてもの/, '建物'],
  [/とち/, '土地'],
  [/やちん/, '家賃'],
  [/ねだん|お値段/, '値段'],
  [/ばしょ/, '場所'],
  [/りまわり/, '利回り'],
  [/もより/, '最寄り'],
];

const tooltip = /(?:ヒント|情報の見方|用語(?:解説|集)|とは\??|[?？])+$/;

/** `2 所在`: without the number of the line, where what follows it is not a unit. */
export function withoutLineNumber(label: string): string {
  return label.replace(/^\d{1,2}[\s　]+(?=\p{Script=Han}{2})(?![階戸室万億円分年月日坪台棟区世部口件])/u, '');
}

/**
 * The form in which labels are compared: NFKC, no spaces, no bullets, no tooltip words, lower case;
 * a label doubled by its tooltip (`表面利回り表面利回り`) is halved.
 */
export function labelKey(label: string): string {
  let key = withoutLineNumber(plainText(label))
    .replace(/\s+/g, '')
    .replace(/^[●■◆◇○◎□▪・･★☆▼▽△▲▶▷►>＞*※①-⑳]+/, '')
    .replace(/[:：]+$/, '')
    .replace(tooltip, '')
    .replace(/[･‧•·]/g, '・')
    .toLowerCase();
  for (const [written, usual] of inHiragana) key = key.replace(written, usual);
  // `４．価格`, `(1)所在`: numbered headings.
  key = key.replace(/^(?:\(\d{1,2}\)|\d{1,2}[.．、)])(?=\p{L})/u, '');
  // `（築年月）`, `【土地】`: a label that is all in brackets.
  key = key.replace(/^\(([^()]{2,12})\)$/, '$1').replace(/^[【[〔<〈《「『]([^】\]〕>〉》」』]{1,14})[】\]〕>〉》」』]$/, '$1');
  // `価格※1`, `専有面積(注2)`: what is said of it stands at the foot.
  key = key.replace(/(?<=[^(])(?:\(?[※*](?:注)?\d{0,2}\)?|\(注\d{0,2}\)|注\d)+$/, '');
  // `土地㎡`: the name and its unit.
  key = key.replace(/^(土地|建物|専有|延床|敷地)m2$/, '$1面積');
  // `価格?価格とは、…`: a label and what it means.
  key = key.replace(/^([^?？ⓘ]{2,14}?)[?？ⓘ]?\1とは.*$/s, '$1');
  // `表面利回り?満室時の収入÷価格で計算した利回りです`: a label and the sentence of its tooltip.
  key = key.replace(/^([^?]{2,14})\?[^?]{6,60}(?:です|ます|もの|こと|割合|金額|面積|[。])$/, '$1');
  const half = key.length / 2;
  if (Number.isInteger(half) && half > 1 && key.slice(0, half) === key.slice(half)) key = key.slice(0, half);
  return key;
}

/** The key without what stands in brackets: `土地面積(登記)` → `土地面積`. */
export function bareLabelKey(key: string): string {
  return key.replace(/\([^)]*\)/g, '');
}
