import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { foldRadicals } from '../../normalise/radicals.ts';
import { type PageSize, setUpright, type Turn, turnOf, uprightSize } from './page-turn.ts';
import { withoutLeaders } from './pdf-lines.ts';
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

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** The runs of type of a page on the page set upright, with its size then. */
export function typeOf(
  items: TextItems,
  { width, height, transform: shown }: PageViewport,
): { items: Segment[]; size: PageSize; turn: Turn } {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = height] = shown as number[];
  let before = '';
  const runs = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    // The figure may end the run before.
    const letters = withMissingLetters(before + item.str).slice(before.length);
    before = item.hasEOL ? '' : item.str.slice(-1);
    const [p = 0, q = 0, , s = 0, x = 0, y = 0] = item.transform as number[];
    return [
      {
        text: withoutLeaders(foldRadicals(letters)),
        letters: item.str.trim().length,
        dx: a * p + c * q,
        dy: b * p + d * q,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        width: item.width,
        size: item.height || Math.abs(s) || 8,
      },
    ];
  });
  const turn = turnOf(runs);
  const placed = runs.map(({ text, x, y, width: along, size }) => {
    const [left, base] = setUpright(turn, { width, height }, x, y);
    return { text, x: left, y: base, width: along, size };
  });
  return { items: placed.filter(({ text }) => text.trim() !== ''), size: uprightSize(turn, { width, height }), turn };
}
