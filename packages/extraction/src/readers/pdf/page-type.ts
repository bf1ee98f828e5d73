import { foldRadicals } from '../../normalise/radicals.ts';
import { type PageSize, setUpright, type Turn, turnOf, uprightSize } from './page-turn.ts';
import { withoutLeaders } from './pdf-lines.ts';
import type { PdfPage } from './pdf-pages.ts';
import type { Segment } from './pdf-segment.ts';

/** Letters that a font's map lacks come as nothing: a wave between two figures, a square metre behind one or alone in brackets. */
function withMissingLetters(text: string): string {
  return text
    .replaceAll('\u0000', '\ufffd')
    .replace(/(?<=\d)\ufffd(?=\ufffd?\d)/g, (_, at: number) => (['\u0000', '\ufffd'].includes(text[at + 1] ?? '') ? '㎡' : '～'))
    .replace(/(?<=[A-Za-z\d円分％%坪㎡])\ufffd(?=\d)/g, '～')
    .replace(/(?<=\d)\ufffd|(?<=[（(])\ufffd(?=[)）])/g, '㎡')
    .replaceAll('\ufffd', ' ');
}

/** The runs of type of a page on the page set upright, with its size then. */
export function typeOf({ runs: own, width, height, transform }: Pick<PdfPage, 'runs' | 'width' | 'height' | 'transform'>): {
  items: Segment[];
  size: PageSize;
  turn: Turn;
} {
  const [a, b, c, d, e, f] = transform;
  let before = '';
  const runs = own.map((run) => {
    // The figure may end the run before.
    const letters = withMissingLetters(before + run.text).slice(before.length);
    before = run.endsLine ? '' : run.text.slice(-1);
    const [p, q, , s, x, y] = run.transform;
    return {
      text: withoutLeaders(foldRadicals(letters)),
      letters: run.text.trim().length,
      dx: a * p + c * q,
      dy: b * p + d * q,
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      width: run.width,
      size: run.height || Math.abs(s) || 8,
    };
  });
  const turn = turnOf(runs);
  const placed = runs.map(({ text, x, y, width: along, size }) => {
    const [left, base] = setUpright(turn, { width, height }, x, y);
    return { text, x: left, y: base, width: along, size };
  });
  return { items: placed.filter(({ text }) => text.trim() !== ''), size: uprightSize(turn, { width, height }), turn };
}
