import type { Caller } from '../platform/index.ts';

/** Which administrator does it, and from where. */
export interface Actor {
  caller: Caller;
  ip: string;
}
