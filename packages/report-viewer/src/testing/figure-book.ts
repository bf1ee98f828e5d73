import type { Evidence, Figure, Origin, Series, Unit } from '@rimawari/underwriting';

interface Extra {
  ja?: string;
  range?: [number, number];
  because?: string;
  definition?: string;
}

/** Collects the figures and series of a hand-made report, so that each is written in one line. */
export class FigureBook {
  readonly figures: Record<string, Figure> = {};
  readonly series: Record<string, Series> = {};

  add(id: string, label: string, unit: Unit, value: number | null, origin: Origin, extra: Extra = {}): number {
    const definition = extra.definition ?? `${label}, as this report uses the term. Others may count it in another way.`;
    this.figures[id] = { id, label, label_ja: extra.ja ?? null, unit, value, range: extra.range ?? null, definition, origin, because: extra.because ?? null };
    return value ?? 0;
  }

  row(id: string, label: string, unit: Unit, values: (number | null)[], origin: Origin): void {
    this.series[id] = { id, label, label_ja: null, unit, values, definition: `${label} in each holding year.`, origin };
  }
}

export const assumed = (reason: string): Origin => ({ kind: 'assumed', rule: 'defaults-2026', reason, source: null });
export const computed = (formula: string, ...inputs: string[]): Origin => ({ kind: 'computed', formula, inputs });
export const read = (...evidence: Evidence[]): Origin => ({ kind: 'read', evidence });
export const rule = (title: string, source: string): Origin => ({ kind: 'rule', rule: title.toLowerCase().replaceAll(' ', '-'), title, source, from: '2024-07-01', to: null, confirmed: true });

export function printed(label: string, raw: string, ...steps: string[]): Evidence {
  return { source_id: 'listing', source_kind: 'listing', source_name: 'https://listing.example/kagurazaka-terrace/301', label, raw, steps, confidence: 0.98 };
}
