import type { Matrix, PaintedLine, TypeRun } from '../../readers/pdf/pdf-pages.ts';
import { placeOf, uprightMatrix } from './layer-text.ts';
import type { RecordedPage, RecordedPdf } from './recorded-pdf.ts';

interface LayerLine {
  kind: string;
  /** Exactly so many numbers. @throws SyntaxError */
  numbers: (...counts: number[]) => number[];
  figures: string[];
  /** The text in quotation marks. @throws SyntaxError */
  text: () => string;
}

const notOfLayer = (line: string): SyntaxError => new SyntaxError(`not a line of a recorded layer: ${line}`);

function partsOf(line: string): LayerLine {
  const [whole, kind = '', written = '', quoted = ''] = /^([a-z-]+)((?: [-+.=\de]+)*)(?: (".*"))?$/.exec(line) ?? [];
  if (whole === undefined) throw notOfLayer(line);
  const figures = written.split(' ').slice(1);
  return {
    kind,
    figures,
    numbers: (...counts) => {
      const values = figures.map(Number);
      if (!counts.includes(values.length) || values.some(Number.isNaN)) throw notOfLayer(line);
      return values;
    },
    text: () => {
      const text: unknown = JSON.parse(quoted);
      if (typeof text !== 'string') throw notOfLayer(line);
      return text;
    },
  };
}

function matrixOf({ numbers }: LayerLine): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(6);
  return [a, b, c, d, e, f];
}

function newPage(width: number, height: number): RecordedPage {
  return { width, height, transform: uprightMatrix(height), area: width * height, runs: [], painted: [], largestPicture: 0 };
}

function runOf(line: LayerLine, before: TypeRun | undefined): TypeRun {
  const whole = line.figures.map((figure, index) => (figure === '=' && before ? placeOf(before)[index] : Number(figure)));
  const [x = 0, y = 0, width = 0, height = 0, a = height, b = 0, c = 0, d = height] = whole;
  if (![4, 8].includes(whole.length) || whole.some(Number.isNaN)) throw notOfLayer(line.figures.join(' '));
  return { text: line.text(), transform: [a, b, c, d, x, y], width, height, endsLine: line.kind === 'end' };
}

function cornersOf({ kind, figures, numbers }: LayerLine): PaintedLine['corners'] {
  if (kind === 'path') {
    const flat = numbers(figures.length - (figures.length % 2));
    return Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index] ?? 0, flat[2 * index + 1] ?? 0] as const);
  }
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers(4);
  const [across, down] = [[right, top] as const, [left, bottom] as const];
  const [second, fourth] = kind === 'box' ? [across, down] : [down, across];
  return [[left, top], second, [right, bottom], fourth, [left, top]];
}

/** Reads what `layerText` wrote. @throws SyntaxError */
export function parseLayer(layer: string): RecordedPdf {
  const pdf: RecordedPdf = { title: null, pages: [] };
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const line of layer.split('\n').filter((text) => text !== '')) {
    const parts = partsOf(line);
    if (parts.kind === 'title') {
      pdf.title = parts.text();
      continue;
    }
    if (parts.kind === 'page') {
      const [width = 0, height = 0] = parts.numbers(2);
      pdf.pages.push(newPage(width, height));
      continue;
    }
    const page = pdf.pages.at(-1);
    if (!page) throw notOfLayer(line);
    switch (parts.kind) {
      case 'shown':
        page.transform = matrixOf(parts);
        break;
      case 'area':
        [page.area = 0] = parts.numbers(1);
        break;
      case 'picture':
        [page.largestPicture = 0] = parts.numbers(1);
        break;
      case 'run':
      case 'end':
        page.runs.push(runOf(parts, page.runs.at(-1)));
        break;
      case 'matrix':
        matrix = matrixOf(parts);
        break;
      case 'box':
      case 'upright-box':
      case 'path':
        page.painted.push({ matrix, corners: cornersOf(parts) });
        break;
      default:
        throw notOfLayer(line);
    }
  }
  return pdf;
}
