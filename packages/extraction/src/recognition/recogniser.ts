import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import { type DirectionReader, openDirectionReader } from './direction-reader.ts';
import { type FirstReader, openFirstReader } from './first-reader.ts';
import { modelFiles, openModel } from './models.ts';
import { openSecondReader, type SecondReader } from './second-reader.ts';

/** The models that read pictures, loaded. */
export interface Recogniser {
  /** How many lines are read at once. */
  threads: number;
  detector: InferenceSession;
  direction: DirectionReader;
  first: FirstReader;
  second: SecondReader;
  close(): Promise<void>;
}

/** Loads the models. `threads` is how many lines are read at once, and how many threads look for lines. */
export async function openRecogniser(threads: number): Promise<Recogniser> {
  // Every page is another one: what the decoder keeps of earlier ones is never asked for again.
  sharp.cache(false);
  const [detector, direction, first, second] = await Promise.all([
    openModel(modelFiles.detection, threads),
    openDirectionReader(),
    openFirstReader(threads),
    openSecondReader(),
  ]);
  return {
    threads,
    detector,
    direction,
    first,
    second,
    async close() {
      await Promise.all([detector.release(), direction.close(), first.close(), second.close()]);
    },
  };
}
