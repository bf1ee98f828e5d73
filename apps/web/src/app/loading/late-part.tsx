import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAgain } from './load-again.tsx';

/** A part of a screen that comes when it is first shown, below a `Suspense`. `soon` fetches it before, where a wish announces itself. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Part: LazyExoticComponent<ComponentType<Props>>; soon: () => void } {
  const fetchPart = () => loadAgain(async () => ({ Component: await load() }));
  return { Part: lazy(async () => ({ default: (await fetchPart()).Component })), soon: () => void fetchPart() };
}
