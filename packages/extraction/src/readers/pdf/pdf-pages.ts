/** A transformation as PDF writes it: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A run of type as the library gives it, in points of the page's own space; runs of blanks alone are left out. */
export interface TypeRun {
  text: string;
  transform: Matrix;
  width: number;
  height: number;
  endsLine: boolean;
}

/** The corners of one painted line of straight parts, closed ones with their first corner again, and the matrix in force. */
export interface PaintedLine {
  matrix: Matrix;
  corners: readonly (readonly [x: number, y: number])[];
}

export interface PdfPage {
  /** Size of the page as it is shown, in points. */
  width: number;
  height: number;
  /** From the page's own space to points from the top left of the shown page. */
  transform: Matrix;
  /** Area of the page in its own space. */
  area: number;
  runs: TypeRun[];
  painted(): Promise<PaintedLine[]>;
  release(): void;
}

/** What the PDF library returns of a document, and all of it that our own code reads: a recorded document gives the same. */
export interface PdfPages {
  count: number;
  /** The page with this number, counted from one. */
  page(number: number): Promise<PdfPage>;
  title(): Promise<unknown>;
  /** The area of the largest picture on each of these pages, in its own space; 0 where there is none. */
  largestPictures(numbers: readonly number[]): Promise<number[]>;
  close(): Promise<void>;
}

export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
