import { planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { nearestLabel } from './nearest-label.ts';

/** The point of a percentage, of which the first reader made a stroke or two signs: `6/ 77%` for `6.77%`. */
const brokenPercentage = /(?<![\d.,])(\d{1,2})\s?[/・:;,'ノ|｜]\s?(\d{1,2})\s?%/;

/** A percentage whose point the second reader saw between the same figures. Its figures are as sure as they were. */
function withPercentPoint(line: RecognisedLine): RecognisedLine {
  const [broken = '', whole = '', fraction = ''] = brokenPercentage.exec(line.text) ?? [];
  const seen = `${whole}.${fraction}`;
  if (broken === '' || !line.seen?.includes(`${seen}%`)) return line;
  const parts = line.numbers.filter(({ text }) => text === whole || text === fraction);
  const state = parts.length > 0 && parts.every((part) => part.state === 'agreed') ? 'separators' : 'second_only';
  return {
    ...line,
    text: line.text.replace(broken, `${seen}%`),
    numbers: [...line.numbers.filter((number) => !parts.includes(number)), { text: seen, state }],
  };
}

/** `7.952%` beside `7.95%`: percentages have two decimals at most, and the third one is a part of the sign. */
function withTwoDecimals(line: RecognisedLine): RecognisedLine {
  const longer = line.numbers.find(
    ({ text, other }) => /^\d{1,2}\.\d{3}$/.test(text) && text.slice(0, -1) === other && line.text.includes(`${text}%`),
  );
  if (longer?.other === undefined) return line;
  const whole: RecognisedLine['numbers'][number] = { text: longer.other, state: 'agreed' };
  return {
    ...line,
    text: line.text.replace(`${longer.text}%`, `${whole.text}%`),
    numbers: line.numbers.map((number) => (number === longer ? whole : number)),
  };
}

const beforeStroke = /^([^\d/／:：]{1,7})([/／:：])(\S.*)$/u;

const likeStroke = /^[ノ丿ハ|｜lI!1]\S/;

/** `5構造ノ鉄筋…` beside `構造/…`: the stroke behind a label that only the second reader saw, and what a mark before it became. */
function withSeenStroke(line: RecognisedLine): RecognisedLine {
  const [, label = ''] = /^(\p{Script=Han}{2,6})[/／]/u.exec(line.seen ?? '') ?? [];
  const at = label === '' ? -1 : line.text.indexOf(label);
  const mark = line.text.slice(0, Math.max(0, at));
  const behind = line.text.slice(at + label.length);
  if (at < 0 || at > 2 || /\p{Script=Han}/u.test(mark) || !likeStroke.test(behind) || meaningOf(label) === null) return line;
  const numbers = line.numbers.filter(({ text, state }) => state === 'agreed' || !mark.includes(text));
  return { ...line, text: `${label}/${behind.slice(1)}`, numbers };
}

/** `品|渡/相談` beside `引渡/相談`: a label before its stroke as the second reader has it, where that alone is a label. */
function withSeenLabel(line: RecognisedLine): RecognisedLine {
  const [, label = '', stroke = '', value = ''] = beforeStroke.exec(line.text) ?? [];
  const [, seen = ''] = beforeStroke.exec(line.seen ?? '') ?? [];
  if (label === '' || seen.length < 2 || meaningOf(seen) === null || meaningOf(nearestLabel(label)) !== null) return line;
  return { ...line, text: `${seen}${stroke}${value}` };
}

/** `1LDKX 6戸`, `2DKXx1戸`: the sign between a plan and how many rooms have it. */
const timesOfPlan = composed.g`(?<=\d${planKind})\s?[XxＸ×]{1,2}\s?(?=\d{1,3}\s?[戸室世部])`;

/** Letters that are read for others which they resemble in every print, and that begin no label of their own: `士地` for `土地`. */
const lookAlikes: readonly (readonly [read: RegExp, meant: string])[] = [
  [/士(?=地)/g, '土'],
  [/(?<=[敷宅])他/g, '地'],
  [/[闇聞問](?=取)/g, '間'],
  [/値(?=格)/g, '価'],
  [/人(?=居)/g, '入'],
];

const meantLetters = (text: string): string => lookAlikes.reduce((mended, [read, meant]) => mended.replace(read, meant), text);

/** A large figure alone, of whose end the first reader made a sign, and that the second one saw whole: `2億3,000+`. */
const figureAlone = /^(?:\d{1,3}億)?\d[\d,]*(?:\.\d+)?$/;

function withoutSignBehind(line: RecognisedLine): RecognisedLine {
  const seen = line.seen ?? '';
  const isWhole = figureAlone.test(seen) && line.text.startsWith(seen) && /^[^\p{L}\p{N}%㎡]{1,2}$/u.test(line.text.slice(seen.length));
  return isWhole ? { ...line, text: seen } : line;
}

const seenArea = /(\d[\d,]*\.\d{1,2})㎡/g;

/** `96.51mrf (29.19坪)` beside `96.51㎡(29.19坪)`: what stands for the sign of an area that the second reader saw behind the same figure. */
function withSeenAreas(line: RecognisedLine): RecognisedLine {
  let { text } = line;
  for (const [, area = ''] of (line.seen ?? '').matchAll(seenArea)) {
    const at = text.indexOf(area);
    const behind = at < 0 ? '' : text.slice(at + area.length);
    const sign = /^\s?[^\d\s()（）㎡坪,.]{1,4}(?=$|[\s(（/／・])/u.exec(behind)?.[0] ?? '';
    if (sign !== '') text = `${text.slice(0, at)}${area}㎡${behind.slice(sign.length)}`;
  }
  return { ...line, text };
}

const lineOfStation = /^([^「」\s]{2,12}?線)(?=[「\s])/u;

/** `地下鉄3き西線「東札幌」` beside `地下鉄東西線「東札幌」`: no line's name holds a figure that only one reader saw. */
function withSeenLine(line: RecognisedLine): RecognisedLine {
  const read = lineOfStation.exec(line.text)?.[1] ?? '';
  const seen = lineOfStation.exec(line.seen ?? '')?.[1] ?? '';
  const figures = line.numbers.filter(({ text, state }) => state !== 'agreed' && read.includes(text));
  if (figures.length === 0 || seen === '' || /\d/.test(seen) || read.slice(0, 2) !== seen.slice(0, 2)) return line;
  return {
    ...line,
    text: seen + line.text.slice(read.length),
    numbers: line.numbers.filter((number) => !figures.includes(number)),
  };
}

/** Lines with what the second reader alone saw rightly, and with letters that can be no others. */
export const mendedBySeen = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  lines.map((line) => {
    const mended = withSeenLabel(withSeenStroke(withSeenLine(withSeenAreas(withTwoDecimals(withPercentPoint(withoutSignBehind(line)))))));
    return { ...mended, text: meantLetters(mended.text).replace(timesOfPlan, '×') };
  });
