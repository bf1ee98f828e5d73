import type { Rules } from './pdf-rules.ts';

/** Quarter turns clockwise in which most of a page's type stands: 0 upright, 1 read downwards, 3 read upwards. */
export type Turn = 0 | 1 | 2 | 3;

export interface PageSize {
  width: number;
  height: number;
  /** How its type was turned before it was set upright; boxes are given back on the page as it is shown. */
  turn?: Turn;
}

/** The turn that most letters of a page have, from the direction of each run in points of the shown page, `y` downwards. */
export function turnOf(runs: readonly { dx: number; dy: number; letters: number }[]): Turn {
  const letters: [number, number, number, number] = [0, 0, 0, 0];
  for (const { dx, dy, letters: count } of runs) {
    const turn = Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy > 0 ? 1 : 3;
    letters[turn] += count;
  }
  const most = Math.max(...letters);
  return most > letters[0] ? (letters.indexOf(most) as Turn) : 0;
}

/** A point of the shown page, of this size, on the page set upright. */
export function setUpright(turn: Turn, { width, height }: PageSize, x: number, y: number): [x: number, y: number] {
  if (turn === 1) return [y, width - x];
  if (turn === 2) return [width - x, height - y];
  return turn === 3 ? [height - y, x] : [x, y];
}

/** The size of a page set upright. */
export function uprightSize(turn: Turn, { width, height }: PageSize): PageSize {
  return turn === 1 || turn === 3 ? { width: height, height: width, turn } : { width, height, turn };
}

/** A box of a page that was set upright, as shares of the page as it is shown: left, top, width, height. */
export function shownBox({ turn = 0 }: PageSize, box: [number, number, number, number]): [number, number, number, number] {
  const [left, top, width, height] = box;
  const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
  if (turn === 1) return [share(1 - top - height), left, height, width];
  if (turn === 2) return [share(1 - left - width), share(1 - top - height), width, height];
  return turn === 3 ? [top, share(1 - left - width), height, width] : box;
}

/** Rules of the shown page on the page set upright. */
export function uprightRules(turn: Turn, size: PageSize, { horizontal, vertical }: Rules): Rules {
  if (turn === 0) return { horizontal, vertical };
  const across = turn !== 2;
  const moved = (isHorizontal: boolean) => (rule: Rules['horizontal'][number]) => {
    const ends = [rule.from, rule.to].map((along) =>
      isHorizontal ? setUpright(turn, size, along, rule.at) : setUpright(turn, size, rule.at, along),
    );
    const lies = isHorizontal !== across;
    const along = ends.map(([x, y]) => (lies ? x : y));
    const [first = [0, 0]] = ends;
    return { at: lies ? first[1] : first[0], from: Math.min(...along), to: Math.max(...along) };
  };
  const [flat, upright] = [horizontal.map(moved(true)), vertical.map(moved(false))];
  return across ? { horizontal: upright, vertical: flat } : { horizontal: flat, vertical: upright };
}
