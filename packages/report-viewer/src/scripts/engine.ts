import { answer } from '../engine/answer.ts';
import type { EngineRequest } from '../engine/engine-messages.ts';

// The script of a worker: only the page that started it can speak to it.
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
