import type { NumberState } from '../../recognition/fused-text.ts';
import type { PictureKind } from '../../recognition/measured-accuracy.ts';
import type { RecognisedLine, RecognisedPage } from '../../recognition/recognise-page.ts';
import type { Ruling } from '../../recognition/rulings.ts';

type Rule = [at: number, from: number, to: number];
type Line = [
  box: [left: number, top: number, right: number, bottom: number],
  direction: 'row' | 'column',
  confidence: number,
  text: string,
  seen: string,
  numbers: [text: string, state: NumberState, other?: string][],
  within?: [left: number, right: number],
];

/** What the readers made of a page, without its picture: small enough to be kept, and all that the rules work on. */
export interface RecordedPage {
  width: number;
  height: number;
  kind: PictureKind;
  horizontal: Rule[];
  vertical: Rule[];
  lines: Line[];
}

const ruleOf = ({ at, from, to }: Ruling): Rule => [at, from, to];
const rulingOf = ([at, from, to]: Rule): Ruling => ({ at, from, to });

export function recordOf({ picture, kind, rulings, lines }: RecognisedPage): RecordedPage {
  return {
    width: picture.width,
    height: picture.height,
    kind,
    horizontal: rulings.horizontal.map(ruleOf),
    vertical: rulings.vertical.map(ruleOf),
    lines: lines.map((line): Line => {
      const box: Line[0] = [Math.round(line.left), Math.round(line.top), Math.round(line.right), Math.round(line.bottom)];
      const numbers = line.numbers.map(({ text, state, other }): Line[5][number] =>
        other === undefined ? [text, state] : [text, state, other],
      );
      const confidence = Math.round(line.confidence * 100) / 100;
      const told: Line = [box, line.direction, confidence, line.text, line.seen ?? '', numbers];
      if (line.within) told[6] = [line.within.left, line.within.right];
      return told;
    }),
  };
}

/** The page as it was recorded; its picture holds no pixels. */
export function recognisedOf({ width, height, kind, horizontal, vertical, lines }: RecordedPage): RecognisedPage {
  return {
    picture: { width, height, data: new Uint8Array() },
    turned: 0,
    kind,
    rulings: { horizontal: horizontal.map(rulingOf), vertical: vertical.map(rulingOf) },
    lines: lines.map(([[left, top, right, bottom], direction, confidence, text, seen, numbers, within]): RecognisedLine => {
      const read = numbers.map(([number, state, other]) => ({ text: number, state, ...(other !== undefined && { other }) }));
      const line = { left, top, right, bottom, direction, confidence, text, seen, numbers: read };
      return within ? { ...line, within: { left: within[0], right: within[1] } } : line;
    }),
  };
}
