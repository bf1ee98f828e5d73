import { createAnswers } from '../engine/answer.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';

// What stands beside the engine in a file: numbers alone, since what draws the report with them would make the file heavier than it may be.
const answer = createAnswers(null);
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
