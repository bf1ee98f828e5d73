/** A place where two readings of one line stand side by side; null where one has nothing. */
export interface AlignedPair {
  first: string | null;
  second: string | null;
  /** Index of the letter in the first reading, or of the one that follows. */
  at: number;
  /** The same in the second reading. */
  other: number;
}

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
const isPoint = (letter: string): boolean => letter === '.' || letter === ',';

/** Characters that readers take for each other. */
const lookAlikes = [
  '賃貨質貸',
  '間問聞',
  '士土',
  '台合',
  '敷救',
  '料科',
  '鳥烏島',
  '+十',
  '況沢',
  '末未',
  '大太犬',
  '日目白',
  '千干',
  '人入八',
  '築染',
  '物惣',
  '岡同',
  '園圏',
  '貼由',
  '床閑',
  '件陶',
  '宅毛',
  '公社',
  '線緑編',
].map((group) => new Set(group));

export function lookAlike(a: string, b: string): boolean {
  return lookAlikes.some((group) => group.has(a) && group.has(b));
}

/** What it costs to take two letters for the same one. */
function difference(a: string, b: string): number {
  if (a === b) return 0;
  if (isDigit(a) && isDigit(b)) return 0.8;
  if (isPoint(a) && isPoint(b)) return 0.3;
  if (isDigit(a) || isDigit(b)) return 1.25;
  return lookAlike(a, b) ? 0.5 : 1;
}

const left = 0.75;

/** Letters of two readings of one line, brought side by side at the least cost (Needleman and Wunsch). */
export function align(first: readonly string[], second: readonly string[]): AlignedPair[] {
  const columns = second.length + 1;
  const cost = new Float64Array((first.length + 1) * columns);
  for (let i = 1; i <= first.length; i += 1) cost[i * columns] = i * left;
  for (let j = 1; j <= second.length; j += 1) cost[j] = j * left;
  const at = (i: number, j: number): number => cost[i * columns + j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= first.length; i += 1) {
    for (let j = 1; j <= second.length; j += 1) {
      cost[i * columns + j] = Math.min(
        at(i - 1, j - 1) + difference(first[i - 1] ?? '', second[j - 1] ?? ''),
        at(i - 1, j) + left,
        at(i, j - 1) + left,
      );
    }
  }
  const pairs: AlignedPair[] = [];
  let i = first.length;
  let j = second.length;
  while (i > 0 || j > 0) {
    const a = first[i - 1] ?? '';
    const b = second[j - 1] ?? '';
    if (i > 0 && j > 0 && Math.abs(at(i, j) - at(i - 1, j - 1) - difference(a, b)) < 1e-9) {
      pairs.push({ first: a, second: b, at: i - 1, other: j - 1 });
      i -= 1;
      j -= 1;
    } else if (i > 0 && Math.abs(at(i, j) - at(i - 1, j) - left) < 1e-9) {
      pairs.push({ first: a, second: null, at: i - 1, other: j });
      i -= 1;
    } else {
      pairs.push({ first: null, second: b, at: i, other: j - 1 });
      j -= 1;
    }
  }
  return pairs.reverse();
}
