import { readFile } from 'node:fs/promises';
import type { InferenceSession } from 'onnxruntime-node';
import { lineHeight } from './line-picture.ts';
import { modelFiles, openModel } from './models.ts';
import type { GreyRaster } from './raster.ts';

/** A character with how sure the reader is of it, 0 to 1. */
export interface SureLetter {
  letter: string;
  sureness: number;
}

/** Reads digits, Latin letters and common Chinese characters of a line; hiragana and katakana it does not know. */
export interface SecondReader {
  read(line: GreyRaster): Promise<SureLetter[]>;
  /** Whether the reader was taught this character. */
  knows(letter: string): boolean;
  close(): Promise<void>;
}

/** What the model was trained to take; longer lines are kept whole. */
const leastWidth = 48;

function inputOf({ width, data }: GreyRaster, wide: number): Float32Array {
  const size = wide * lineHeight;
  const input = new Float32Array(3 * size).fill(1);
  for (let row = 0; row < lineHeight; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const value = (data[row * width + column] ?? 255) / 127.5 - 1;
      const at = row * wide + column;
      input[at] = value;
      input[size + at] = value;
      input[2 * size + at] = value;
    }
  }
  return input;
}

/** The likeliest character of each step, repeats and blanks left out (connectionist temporal classification). */
function decode(scores: Float32Array, steps: number, characters: readonly string[]): SureLetter[] {
  const classes = scores.length / steps;
  const text: SureLetter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    let highest = scores[step * classes] ?? 0;
    for (let kind = 1; kind < classes; kind += 1) {
      const score = scores[step * classes + kind] ?? 0;
      if (score > highest) {
        best = kind;
        highest = score;
      }
    }
    const before = text.at(-1);
    if (best > 0 && best === last && before) before.sureness = Math.max(before.sureness, highest);
    else if (best > 0) text.push({ letter: characters[best - 1] ?? ' ', sureness: highest });
    last = best;
  }
  return text;
}

export async function openSecondReader(): Promise<SecondReader> {
  const { Tensor } = await import('onnxruntime-node');
  const session: InferenceSession = await openModel(modelFiles.recognition, 1);
  const characters = (await readFile(modelFiles.characters, 'utf8')).replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const known = new Set(characters);
  const [input = 'x'] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    async read(line) {
      const wide = Math.max(leastWidth, line.width);
      const result = (await session.run({ [input]: new Tensor('float32', inputOf(line, wide), [1, 3, lineHeight, wide]) }))[output];
      if (!result) throw new Error('The second reader gave no scores.');
      return decode(result.data as Float32Array, Number(result.dims[1] ?? 1), characters);
    },
    knows: (letter) => known.has(letter),
    close: () => session.release(),
  };
}
