import { term } from './pattern.ts';

export const planKind = term('layout.plan-kind', /S?L?D?K|R/, 'what a plan has beside its rooms, behind their number', '2LDK');
export const oneRoom = term('layout.one-room', /ワンルーム/, 'one room with kitchen inside', 'ワンルーム');

/** Words for floor plans. */
export const layoutTerms = [planKind, oneRoom] as const;
