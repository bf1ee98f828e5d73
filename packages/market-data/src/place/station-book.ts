import { lazily } from '../data-pack.ts';
import { linesOfStation, stationNames, stationsNamed } from './stations.ts';

/** Whether texts differ by one letter that was put in, left out or replaced, or are the same. */
function isNear(a: string, b: string): boolean {
  const [left, right] = [[...a], [...b]];
  if (Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  let end = 0;
  while (end < Math.min(left.length, right.length) - from && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return Math.max(left.length, right.length) - from - end <= 1;
}

/** A name as names are compared: ヶ and ケ are one letter. */
const folded = (name: string): string => name.normalize('NFKC').replace(/[ヶが]/g, 'ケ');

/** The listed name, in the letters of the text wherever the two mean the same (榴ケ岡 of a text for 榴ヶ岡 of the list). */
function inOwnLetters(listed: string, read: string): string {
  const own = [...read.normalize('NFKC')];
  const letters = [...listed];
  return letters.length === own.length
    ? letters.map((letter, at) => (folded(letter) === folded(own[at] ?? '') ? (own[at] ?? letter) : letter)).join('')
    : listed;
}

/** Services by their own names, and the lines of the list on which their trains run. */
const services: readonly (readonly [service: RegExp, lines: RegExp])[] = [
  [/京浜東北/, /^(?:東海道|東北|根岸)/],
  [/山手/, /^(?:山手|東北|東海道)/],
  [/埼京/, /^(?:山手|赤羽|東北|川越)/],
  [/宇都宮/, /^東北/],
  [/湘南新宿|上野東京/, /^(?:東海道|東北|高崎|横須賀|山手)/],
  [/琵琶湖|京都線/, /^東海道/],
  [/神戸線/, /^(?:東海道|山陽)/],
  [/学研都市/, /^片町/],
  [/大和路/, /^関西/],
  [/宝塚/, /^福知山/],
  [/嵯峨野/, /^山陰/],
];

/** Whether the trains that a text names by their service run on a line of the list. */
const runsOn = (service: string, line: string): boolean => services.some(([name, lines]) => name.test(service) && lines.test(line));

const bare = (line: string): string => line.normalize('NFKC').replace(/\s/g, '');

/** Lines that people call by the name of their railway. */
const railways = '小田急 京急 京王 京成 東急 東武 西武 相鉄 名鉄 近鉄 阪急 阪神 南海 京阪 西鉄'.split(' ').map((name) => `${name}線`);
const shortName = (line: string): string => line.replace(/本線$/, '線');
/** Names in use of lines that the list calls otherwise, or not at all. */
const inUse =
  'ブルーライン グリーンライン スカイツリーライン アーバンパークライン 湘南新宿ライン 上野東京ライン シーサイドライン 日暮里・舎人ライナー ポートライナー 六甲ライナー つくばエクスプレス ゆりかもめ ニューシャトル IRいしかわ鉄道線 あいの風とやま鉄道線 ハピラインふくい線 しなの鉄道線 青い森鉄道線 いわて銀河鉄道線 肥薩おれんじ鉄道線 えちごトキめき鉄道'.split(
    ' ',
  );
/** Every line of the country by its short name. */
const allLines = lazily(() => new Set([...stationNames().flatMap(linesOfStation).map(shortName), ...railways]));

/** A name in use at the end of a line's name that differs from it by one letter: `グブリーンライン`. */
function withLineInUse(line: string): string | null {
  for (const name of inUse)
    for (const length of [name.length + 1, name.length])
      if (name.length >= 6 && isNear(line.slice(-length), name)) return line.slice(0, -length) + name;
  return null;
}

/** The end of a line's name as the list has it, where that of the text is none and differs from it by one letter: `小田急江/島線` with `江ノ島線`. */
function withKnownLine(line: string, known: readonly string[]): string {
  const isNamed = known.some((name) => bare(line).endsWith(name) || `${bare(line)}線`.endsWith(name));
  if (isNamed || allLines().has(shortName(bare(line).replace(/^JR/, '')))) return line;
  const used = inUse.find((name) => bare(line).endsWith(name)) === undefined ? withLineInUse(bare(line)) : null;
  if (used !== null) return used;
  const near = [...new Set(known.flatMap((name) => [name, shortName(name)]))].filter(
    (name) => name.length >= 3 && isNear(bare(line).slice(-name.length), name),
  );
  const [only] = near;
  // `地下鉄3き西線`: a figure before the name is a part of its first letter.
  return only !== undefined && near.length === 1
    ? bare(line)
        .slice(0, -only.length)
        .replace(/(?<=\D)\d$/, '') + only
    : line;
}

/** A known line behind one character that belongs to nothing known: what became of the letters before it (`沢山陽本線`). */
function isDoubtful(line: string, lines: readonly string[]): boolean {
  // The list calls some main lines by their short names.
  const name = bare(line).replace(/本線$/, '線');
  const known = lines.map((one) => one.replace(/本線$/, '線'));
  // `通JR常磐線`: no line's name has a letter before that of its railway.
  if (/^\p{L}JR/u.test(name)) return true;
  return !known.includes(name) && known.some((one) => one.length >= 3 && /^\p{L}$/u.test(name.slice(0, -one.length)) && name.endsWith(one));
}

/** Stations as the list of the ministry names them. */
export const stationBook = {
  /** The only station that differs from the one read by a letter at most; what was read, where none or several do. Doubtful where the list has no such station, or the line is surely misread. */
  nearest({ line, station }: { line: string | null; station: string }): { line: string | null; station: string; doubtful: boolean } {
    const known = stationsNamed(station).length > 0;
    const near = known ? [] : stationNames().filter((name) => name.length >= 2 && isNear(folded(name), folded(station)));
    const stated =
      line === null
        ? ''
        : bare(line)
            .replace(/^JR|線$/g, '')
            .slice(-3);
    const onLine = near.filter(
      (name) => stated.length >= 2 && linesOfStation(name).some((other) => other.includes(stated) || runsOn(line ?? '', other)),
    );
    const chosen = onLine.length > 0 ? onLine : near.filter((name) => name.length >= 3);
    const [only] = chosen;
    const named = only !== undefined && chosen.length === 1 ? inOwnLetters(only, station) : station;
    const isListed = known || named !== station;
    // The list leaves some lines without a name.
    const lines = linesOfStation(named).filter((name) => name !== '');
    if (line === null) return { line, station: named, doubtful: !isListed };
    return { line: withKnownLine(line, lines), station: named, doubtful: !isListed || isDoubtful(line, lines) };
  },
};
