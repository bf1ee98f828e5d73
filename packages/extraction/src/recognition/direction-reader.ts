import type { InferenceSession } from 'onnxruntime-node';
import { modelFiles, openModel } from './models.ts';
import type { GreyRaster } from './raster.ts';

/** Tells whether lines of text stand on their heads. */
export interface DirectionReader {
  /** How likely a line is upside down, 0 to 1. */
  upsideDown(line: GreyRaster): Promise<number>;
  close(): Promise<void>;
}

/** What the model was trained to take. */
const inputWidth = 192;
const inputHeight = 48;

/** The beginning of a line at the size of the model, grey behind its end. */
function inputOf({ width, height, data }: GreyRaster): Float32Array {
  const size = inputWidth * inputHeight;
  const input = new Float32Array(3 * size);
  for (let row = 0; row < Math.min(height, inputHeight); row += 1) {
    for (let column = 0; column < Math.min(width, inputWidth); column += 1) {
      const value = (data[row * width + column] ?? 255) / 127.5 - 1;
      for (let plane = 0; plane < 3; plane += 1) input[plane * size + row * inputWidth + column] = value;
    }
  }
  return input;
}

export async function openDirectionReader(): Promise<DirectionReader> {
  const { Tensor } = await import('onnxruntime-node');
  const session: InferenceSession = await openModel(modelFiles.direction, 1);
  const [input = 'x'] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    async upsideDown(line) {
      const tensor = new Tensor('float32', inputOf(line), [1, 3, inputHeight, inputWidth]);
      const result = (await session.run({ [input]: tensor }))[output];
      return Number((result?.data as Float32Array | undefined)?.[1] ?? 0);
    },
    close: () => session.release(),
  };
}
