import type { Figure } from '@rimawari/underwriting';

/** Answers, for any figure, which assumed figures it rests on, through every step. Each figure is visited once, so cycles end. */
export function assumedInputs(figures: Record<string, Figure>): (id: string) => string[] {
  return (id) => {
    const visited = new Set<string>();
    const found: string[] = [];
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (visited.has(next)) continue;
      visited.add(next);
      const origin = figures[next]?.origin;
      if (origin?.kind === 'assumed') found.push(next);
      if (origin?.kind === 'computed') waiting.push(...origin.inputs);
    }
    return found;
  };
}
