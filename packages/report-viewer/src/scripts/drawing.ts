import { createAnswers } from '../engine/answer.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';

const answer = createAnswers();
// The script of a worker: only the page that started it can speak to it.
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
