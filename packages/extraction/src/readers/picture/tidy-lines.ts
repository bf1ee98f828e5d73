import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { nearestLabel } from './nearest-label.ts';

const bareNumber = /^(?:\d+億)?[\d,]+(?:\.\d+)?$/;
/** What the edge of the unit behind a large number became. */
const edgeOfUnit = /[.:|・*'’。a-z]+$/;
const bareUnit = /^(?:(?:万円|億円|円)\s?(?:\(税\p{Script=Han}{0,2}\))?|㎡|m2|坪|%|％|年|階)$/u;

/** The unit of an amount that stands alone under a much larger figure, in the middle of it. */
function unitUnder(line: RecognisedLine, lines: readonly RecognisedLine[]): RecognisedLine | undefined {
  const height = line.bottom - line.top;
  return lines.find(
    (other) =>
      /^[万億]円$/.test(other.text) &&
      other.bottom - other.top < 0.7 * height &&
      Math.abs(other.left + other.right - line.left - line.right) < other.right - other.left &&
      other.top > line.bottom - 0.2 * height &&
      other.top < line.bottom + 0.4 * height,
  );
}

/** What the foot of the last large figure became in front of the unit beside it: `リ万円`, `.万円`. */
const unitBehindEdge = /^[^\d\s万億千円]{1,2}(?=(?:万円|億円|千円)(?:\(税\p{Script=Han}{0,2}\))?$)/u;

/** Whether a line stands in the place of another, but for a pixel or two. */
function isInside(line: RecognisedLine, other: RecognisedLine): boolean {
  return line.left >= other.left - 4 && line.right <= other.right + 4 && line.top < other.bottom && line.bottom > other.top;
}

/** The unit of a large number without the edge of a figure, and without a part of it that was found a second time. */
function withWholeUnits(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const units = lines.map((line) => {
    if (unitBehindEdge.test(line.text)) return { ...line, text: line.text.replace(unitBehindEdge, '') };
    // `7万円・`: a figure before the unit that only one reader saw, where the other one saw the unit alone.
    if (/^\d万円[・.。]?$/.test(line.text) && /^万円?$/.test(line.seen ?? '')) return { ...line, text: '万円', numbers: [] };
    // What the first reader made of a small sign that the second one knows: `)96` for `%`.
    if ((line.seen === '%' && line.text.length <= 3) || /^\d?%%$/.test(line.text)) return { ...line, text: '%', numbers: [] };
    // `円` over the place of `万`: the box of both, of which one reader saw the first letter and the other the second.
    const isBoth = line.text === '円' && line.seen?.startsWith('万') && lines.some((other) => other.text === '万' && isInside(other, line));
    return isBoth ? { ...line, text: '万円' } : line;
  });
  const whole = units.filter(({ text }) => /^(?:万円|億円|千円)/.test(text));
  return units.filter(
    // Of a letter of the unit that was found a second time another letter may have become: `方`, `た`.
    (line) => !/^\p{L}$/u.test(line.text) || !whole.some((other) => other !== line && isInside(line, other)),
  );
}

/** A large number and its small unit, which stands at the foot of it or a little under it: `8,980` and `万円`. */
export function withUnitsBeside(found: readonly RecognisedLine[]): RecognisedLine[] {
  const lines = withWholeUnits(found);
  const taken = new Set<RecognisedLine>();
  const joined = lines.map((line) => {
    const number = line.text.replace(edgeOfUnit, '');
    if (!bareNumber.test(number)) return line;
    const height = line.bottom - line.top;
    const beside = lines.find(
      (other) =>
        !taken.has(other) &&
        bareUnit.test(other.text) &&
        other.left >= line.right - 0.3 * height &&
        other.left - line.right < 2.5 * height &&
        other.top < line.bottom + 0.4 * height &&
        other.bottom > line.top + 0.3 * height,
    );
    const unit = beside ?? unitUnder(line, lines);
    if (!unit) return line;
    taken.add(unit);
    return { ...line, text: number + unit.text, right: Math.max(line.right, unit.right) };
  });
  return joined.filter((line) => !taken.has(line));
}

const priceThenYield = /^(\d[\d,億]*万?円|\d[\d,.]*万円) (\d{1,2}\.\d{1,2}%)$/;
/** Share of a full letter's width that a figure takes. */
const figureWidth = 0.57;
const widthOfText = (text: string): number => [...text].reduce((sum, letter) => sum + (/[\d,. ]/.test(letter) ? figureWidth : 1), 0);

/** A price and a yield that stand side by side in large figures are two values, each under its own label. */
export function withFiguresApart(lines: readonly RecognisedLine[]): RecognisedLine[] {
  return lines.flatMap((line) => {
    const [, price, rate] = priceThenYield.exec(line.text) ?? [];
    if (price === undefined || rate === undefined) return [line];
    const letter = (line.bottom - line.top) * 0.76;
    const of = (text: string) => line.numbers.filter((number) => text.includes(number.text));
    return [
      { ...line, text: price, right: Math.min(line.right, line.left + widthOfText(price) * letter), numbers: of(price) },
      { ...line, text: rate, left: Math.max(line.left, line.right - widthOfText(rate) * letter), numbers: of(rate) },
    ];
  });
}

/** What a bullet becomes when it is read as a letter, a digit or two. */
const mostOfBullet = 3;
const likeBullets = /^[人金参島画るュ4①]+$/;

/** A figure with what it counts is a value, never a bullet and a label: `5階建/3階`. */
const countedFigure = /^\D?\d+(?:\.\d+)?(?:階|戸|年|台|室|坪|円|分|帖|畳|号|棟|月|日|万|億|%|㎡)/;

/** The words of a piece without what its bullet became: `る総戸数/41戸` → `●総戸数/41戸`. */
function withBullet(piece: string): string {
  const separator = /[/／:：]/.exec(piece)?.index ?? -1;
  if (separator < 2 || countedFigure.test(piece)) return piece;
  for (let from = 1; from <= Math.min(mostOfBullet, separator - 2); from += 1) {
    const label = nearestLabel(piece.slice(from, separator));
    if (meaningOf(piece.slice(0, separator)) !== null) return piece;
    const junk = piece.slice(0, from);
    if (meaningOf(label) !== null && (likeBullets.test(junk) || !/\p{Script=Han}{2}$/u.test(junk)))
      return `●${label}${piece.slice(separator)}`;
  }
  return piece;
}

/** `管理費/月額7,350円`: a full-width stroke behind a label was read as a narrow one, which parts words elsewhere (`2階/6階建`). */
function withWideStroke(piece: string): string {
  const [, before = '', label = '', value = ''] = /^(●?)(\p{L}{2,8})\/(\S.*)$/u.exec(piece) ?? [];
  return meaningOf(label) !== null && meaningOf(value) === null ? `${before}${label}／${value}` : piece;
}

/** The first word of a line of two, where it is a label but for one letter: `乗年月 昭和60年4月`. */
function withLabelAtStart(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length !== 1) return text;
  const label = nearestLabel(first);
  return label !== first && meaningOf(label) !== null ? [label, ...rest].join(' ') : text;
}

/** A sign in a disc or in brackets before a label, and the label: `(量 建物面積 68.73㎡`, `@● 接道`. */
const disc = /^(?:[@●○◎◉]{1,2}|[(（]?\p{L}[)）]|[(（]\p{L}) ?\s*(?=(\p{L}{2,8})(?:\s|$))/u;

function withoutDisc(text: string): string {
  const label = disc.exec(text)?.[1];
  return label !== undefined && meaningOf(nearestLabel(label)) !== null ? text.replace(disc, '') : text;
}

/** `所在地】東京都…`: a label in brackets of which the opening one was not seen. */
function withOpeningBracket(text: string): string {
  const [whole = '', label = ''] = /^[^\p{L}\p{N}【(（「]?(\p{L}{2,9}(?:[(（][^()（）]{1,4}[)）])?)\s?】\s*(?=\S)/u.exec(text) ?? [];
  const known = nearestLabel(label);
  return whole !== '' && meaningOf(known) !== null ? `【${known}】${text.slice(whole.length)}` : text;
}

/** `所在地......`: a label without the dots that lead from it to its value. */
function withoutLeaders(text: string): string {
  const label = /^(\p{L}[\p{L}()（）・]{1,11}?)\s*[.…・‥·。]{1,}$/u.exec(text)?.[1];
  return label !== undefined && meaningOf(nearestLabel(label)) !== null ? nearestLabel(label) : text;
}

/** `交 通/Osaka Metro…`: the two letters of a label that is set wide, before the stroke that parts it from its value. */
function withCloseLabel(text: string): string {
  const [whole = '', first = '', second = ''] = /^[!！●・]?\s?(\p{Script=Han})\s(\p{Script=Han})[/／:：](?=\S)/u.exec(text) ?? [];
  return whole !== '' && meaningOf(first + second) !== null ? `●${first}${second}／${text.slice(whole.length)}` : text;
}

/** A label, one space and what it says, behind a comma. */
const behindComma = /、(?=(\p{L}{2,8}) \S)/gu;

/** `専有面積 22.68㎡、総戸数 52戸、現況 賃貸中`: commas between labels with their values part them as bullets do. */
function withListOfCommas(text: string): string {
  const labels = [...text.matchAll(behindComma)].filter(([, label = '']) => meaningOf(label) !== null);
  return labels.length < 2 ? text : text.replace(behindComma, (comma, label: string) => (meaningOf(label) === null ? comma : '●'));
}

/** A list of labels and values in one line or several, with its bullets. No line begins with a closing bracket or a full stop. */
export function withBullets(text: string): string {
  return withListOfCommas(withLabelAtStart(withoutDisc(withCloseLabel(withOpeningBracket(withoutLeaders(text))))))
    .replace(/^[*・'"“”‘’.,)）!！|丨]+\s*(?=\S)/, '')
    .split(' ')
    .map((piece) => withWideStroke(withBullet(piece)))
    .join(' ');
}

/** Share of the usual height of a page's lines below which what neither reader is sure of is dirt. */
const dirtHeight = 0.45;
/** So many times the usual height no line is: a drawing of which neither reader is sure. */
const drawingHeight = 8;

/** So many lines of one capital alone are badges: a value of one letter, `S`, stands on a flyer once. */
const leastBadges = 3;

/** The lines of a page without the letters of badges before its facts: `Q` and `A` of questions and answers. */
export function withoutBadges(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const capitals = lines.filter(({ text }) => /^[A-Z]$/.test(text)).map(({ text }) => text);
  const badges = new Set(capitals.filter((letter) => capitals.filter((other) => other === letter).length >= leastBadges));
  return lines.filter(({ text }) => !badges.has(text));
}

/** What a dotted or dashed line becomes: the second reader sees its dots alone. */
const dotsAlone = /^[.·・…‥。,、\-ー―_~]{5,}$/;

/** Whether a line is a row of dots between cells, which the first reader took for letters: `しままままままま`. */
const isDottedRule = ({ seen = '', text }: RecognisedLine): boolean => dotsAlone.test(seen.replace(/\s/g, '')) && !/\d/.test(text);

/** The lines of a page without specks and edges of drawings that were read as a letter or two of no known word. */
export function withoutSpecks(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const heights = lines.map((line) => line.bottom - line.top).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const isDrawing = ({ direction, confidence, top, bottom }: RecognisedLine): boolean =>
    direction === 'row' && confidence <= 0.5 && bottom - top >= drawingHeight * usual;
  const printed = lines.filter((line) => !isDottedRule(line) && !isDrawing(line));
  return printed.filter(
    ({ text, confidence, direction, top, bottom }) =>
      direction !== 'row' ||
      bottom - top >= dirtHeight * usual ||
      confidence > 0.5 ||
      text.replace(/\s/g, '').length > 3 ||
      /\d/.test(text),
  );
}
