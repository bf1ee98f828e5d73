import { createAnswers } from '../engine/answer.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';
import { drawsReport } from '../follow/draw-report.ts';

const answer = createAnswers(drawsReport);
// The script of a worker: only the page that started it can speak to it.
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
