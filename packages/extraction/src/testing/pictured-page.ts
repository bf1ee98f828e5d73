import type { NumberState } from '../recognition/fused-text.ts';
import type { RecognisedLine, RecognisedPage } from '../recognition/recognise-page.ts';

/** A line of a page that is a picture, as the readers of pictures leave it, 36 pixels high. */
function line(text: string, left: number, top: number, numbers: [string, NumberState][] = []): RecognisedLine {
  return {
    text,
    left,
    right: left + 26 * text.length,
    top,
    bottom: top + 36,
    direction: 'row',
    numbers: numbers.map(([number, state]) => ({ text: number, state })),
    confidence: 1,
  };
}

/** A page of A4 at 200 dots an inch with these lines and no rules. */
function page(...lines: RecognisedLine[]): RecognisedPage {
  const picture = { width: 1654, height: 2339, data: new Uint8Array() };
  return { picture, turned: 0, kind: 'page', rulings: { horizontal: [], vertical: [] }, lines };
}

export const pictured = { line, page };
