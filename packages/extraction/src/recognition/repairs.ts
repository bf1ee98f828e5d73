import { mediation } from '../lexicon/agents.ts';
import { fullyLet, presentState, vacantUnit } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import type { FusedText, ReadNumber } from './fused-text.ts';

/** Words that a reader of lines garbles in one way only, wherever they stand. */
const words: readonly [pattern: RegExp, right: string][] = [
  [/[力方刀カ万太乃]円/g, '万円'],
  [/(?<=\d)\s?[力方刀乃]万(?=$|\()/g, '万円'],
  [/(\d万)[呈税門丹冂内田](?=$|[^\d])/g, '$1円'],
  [/億[力方刀カ]/g, '億万'],
  [/(\d)\s*[力方刀カ](?=円)/g, '$1万'],
  [/([ヶケヵカ])[月]/g, 'ヶ月'],
  // The 2 of a square metre is set high: `312.80 m*2`.
  [/m[2²]|(?<=\d\s?)m\s?[*'°”"^]\s?2(?!\d)/g, '㎡'],
  [/(?<=\d\.\d{1,2}\s)[思到中][2²](?!\d)/g, '㎡'],
  // No space is left between words of Latin letters and a figure: `Station5 minutes`.
  [/(?<=[A-Za-z][a-z]{2,})(?=\d)/g, ' '],
  // `72,000r 円`: the edge of the unit behind a large amount.
  [/(?<=\d,\d{3})\s?[A-Za-z。.:]\s?(?=円)/g, ''],
  // `9.70。 1%%`: a rest of a large figure and its sign found a second time.
  [/(?<=^\d{1,2}\.\d{1,2})[。.:]\s?\d?%%$/g, '%'],
  [/徒[步渉歩]/g, '徒歩'],
  [/(?<=\d丁)[日曰月](?=\d|$)/g, '目'],
  [/[染築築][年]/g, '築年'],
  [/(\d)\s*[肝坦幅]\b/g, '$1'],
  // The wave between the ends of a range: `1階へ3階`, `9:00へ18:00`.
  [/(?<=\d(?:階|時|分|号室|円|%)?)へ(?=\d)/g, '~'],
  [/マン[シツ]ョン/g, 'マンション'],
  [/[賃貨質貸凭][貸貨賃質](?=[中借人住料契マ戸物アビ済用])/g, '賃貸'],
  [composed.g`(${fullyLet}|現在|${presentState}|${vacantUnit}|)[賃貨質][賃貨質貸]中`, '$1賃貸中'],
  [/家[貨質貸]/g, '家賃'],
  [/[貨質凭](?=料(?!物))/g, '賃'],
  [/取引[熊能態]様/g, '取引態様'],
  [composed.g`^[ーー－-]{1,2}(?=棟|般${mediation}|般定期|部委託|部賃貸|部空)`, '一'],
  // `0saka`, `0ctober`: a word of Latin letters begins with no figure.
  [/(?<![\dA-Za-z.,])0(?=[a-z]{3})/g, 'O'],
  [/コンクリ[ーー一]ト[人へノ一]造/g, 'コンクリート造'],
  [/スレート[暮草萱茸]/g, 'スレート葺'],
  [/東[急念][東束]横線/g, '東急東横線'],
  // `2015年3戸`: only months follow a year.
  [/(?<=(?:\d{4}|[和成]\s?\d{1,2})年\s?(?:1[0-2]|[1-9]))[戸円門](?=$|[\s(築])/g, '月'],
  // `匠取り:2DK`: nothing else that ends so stands before a plan.
  [/\p{Script=Han}取り(?=[:：/／・\s]*\d\s?[SLDKR])/gu, '間取り'],
  // The two letters of a small unit found one after the other: `1,280円 万`.
  [/(?<=\d)\s?円\s万$/g, '万円'],
  // `“川越」駅`: the quotation marks of a station.
  [/[“”"'](?=[^「」“”"']{1,12}」)/g, '「'],
  [/(?<=「[^「」“”"']{1,12})[“”"'](?=\s?駅)/g, '」'],
  // The 1 of a plan seen twice, `1IK`, and the stroke before a month, `円ノ/月`.
  [/(?<=(?<![\d.])\d)[Il|](?=S?L?D?K(?![A-Za-z]))/g, ''],
  [/(?<=\d)[陸隋隅肛脂皆](?=$|[\s(部建])/g, '階'],
  [/^万[門丹冂](?=$|\()/g, '万円'],
  [/円\/?[ノへ]\/?(?=月)/g, '円/'],
];

/** What stands for ㎡ after an area where a reader does not know the sign. */
const squareMetre =
  /(?<!(?:接道|幅員|道路|公道|私道|間口)[^|、/・\d]{0,10})(\d+[.,]\d{1,2})\s*(?:m[i1l!²2jTrf]?|n?m[i1l]|之|ni|nf|mf|㎡|所|志|琴|選|T|rn|㎥|nmi|mmi|niゴ|㎜)(?=$|[\s(（)）/／・、,約壁登坪公内バ～~-])/g;
const areaContext = /面積|㎡|平米|バルコニー|坪|専有|延床|土地|建物/;

/** `\58,900.000`: further groups of three digits can only be parted by commas, and a backslash before a figure is a yen sign. */
const severalGroups = /(?<![\d.,])\d{1,3}(?:[.,]\d{3}){2,}(?![\d])/g;
const yenSign = /\\?[Y¥](?=\d{1,3},\d{3})|[\\￥](?=\s?\d)/g;
/** `1,280。 万円`: the foot of a large figure taken for the end of a sentence. */
const stopBeforeUnit = /(\d)\s?[。.、・]\s?(?=万円|億円|億)/g;
/** `1。, 260万円`: a comma taken for the end of a sentence, between figures of money. */
const stopInGroup = /(\d{1,3})[。、][.,]?\s?(\d{3})(?=\s*万?[円太])/g;
/** `4階建築年月/平成8年12月`: the next label of a list of labels with strokes, right behind a value. */
const gluedItem = composed.g`(?<=[建㎡分戸円%号番室])(?=(?:土地面積|建物面積|延床面積|専有面積|築年月|総戸数|用途地域|建ぺい率|容積率|土地権利|${presentState}|構造|間取り)[/／:：])`;
/** 4.980万円: three digits after a point and before money are a group. */
const groupedByPoint = /(\d{1,3})[.,]\s?,?(\d{3})(?=\s*(?:万?円|万))/g;
/** `4.,980`: one sign read twice. */
const doublePoint = /(\d)[.,]{2,}(\d{3})(?!\d)/g;
/** `1,302.37m(393.96坪)`: the tsubo of an area beside it. */
const withTsubo = /([\d,]+(?:\.\d+)?)\s*(?:㎡|m[^()\d]{0,2})?\s*[(（]\s*(?:約)?\s*([\d,]+(?:\.\d+)?)\s*坪/;
const squareMetresOfTsubo = 400 / 121;

const numeric = (text: string): number => Number(text.replaceAll(',', ''));

/** An area whose point was lost, by its tsubo: 285㎡(0.86坪) is 2.85. Null where they agree or nothing proves another value. */
function areaByTsubo(area: string, tsubo: string): string | null {
  const expected = numeric(tsubo) * squareMetresOfTsubo;
  const fits = (value: number): boolean => Math.abs(value - expected) <= Math.max(0.05, 0.006 * expected);
  if (fits(numeric(area))) return null;
  const digits = area.replace(/[.,]/g, '');
  for (let point = 1; point < digits.length; point += 1) {
    const tried = `${digits.slice(0, point)}.${digits.slice(point)}`;
    if (fits(Number(tried))) return tried;
  }
  return null;
}

function replaced(numbers: readonly ReadNumber[], from: string, to: ReadNumber): ReadNumber[] {
  return numbers.map((number) => (number.text === from ? to : number));
}

/** Words that a reader garbles in one way only, as they are meant. */
export const mendedWords = (text: string): string => words.reduce((mended, [pattern, right]) => mended.replace(pattern, right), text);

/** Mends what the text around it proves. Numbers keep their state, unless arithmetic proves one. */
export function repaired(fused: FusedText, seen = ''): FusedText {
  let { text, numbers } = fused;
  text = mendedWords(text);
  // `322.56和TI` beside `322.56m`: the sign of an area, which the second reader knows as an m.
  const [, size = '', sign = ''] = /^([\d,]+\.\d{1,2})([^\d\s%]{1,3})$/.exec(text) ?? [];
  if (sign !== '' && !/[円万年月坪帖畳階戸分m]/.test(sign) && /^m\d?$/.test(seen.replace(size, '').trim()) && seen.startsWith(size))
    text = `${size}㎡`;
  // The ground of a wide space is read as a line at its foot; only addresses on the web hold such a line.
  if (!/@|www\.|https?:/.test(text)) text = text.replace(/\s*_+\s*/g, ' ').trim();
  text = text.replace(yenSign, '¥').replace(stopBeforeUnit, '$1').replace(doublePoint, '$1,$2');
  text = text.replace(severalGroups, (read) => {
    const grouped = read.replaceAll('.', ',');
    const before = numbers.find((number) => number.text === read);
    if (before) numbers = replaced(numbers, read, { text: grouped, state: before.state });
    return grouped;
  });
  text = text.replace(gluedItem, ' ').replace(stopInGroup, (_, thousands: string, rest: string) => {
    const grouped = `${thousands},${rest}`;
    const isAgreed = [thousands, rest].every((part) => numbers.some((number) => number.text === part && number.state === 'agreed'));
    if (isAgreed) numbers = [...numbers, { text: grouped, state: 'separators' }];
    return grouped;
  });
  text = text.replace(groupedByPoint, (whole, thousands: string, rest: string) => {
    const grouped = `${thousands},${rest}`;
    const read = whole.trim();
    const before = numbers.find((number) => number.text === read);
    if (before) numbers = replaced(numbers, read, { ...before, text: grouped });
    return grouped;
  });
  if (areaContext.test(text) || /^[\d.,\s]+\S{1,3}(?:\s*[(（].*)?$/.test(text)) text = text.replace(squareMetre, '$1㎡');
  const pair = withTsubo.exec(text);
  const area = pair?.[1];
  const tsubo = pair?.[2];
  if (area && tsubo) {
    const mended = areaByTsubo(area, tsubo);
    const proven = mended ?? area;
    const consistent =
      mended !== null || Math.abs(numeric(area) - numeric(tsubo) * squareMetresOfTsubo) <= Math.max(0.05, 0.006 * numeric(area));
    if (mended !== null) text = text.replace(area, mended);
    if (consistent) {
      numbers = replaced(numbers, area, { text: proven, state: 'agreed' });
      numbers = replaced(numbers, tsubo, { text: tsubo, state: 'agreed' });
    }
  }
  return { ...fused, text, numbers };
}
