/** How a figure is coloured; the figure itself and its label say the same in words. */
export type FigureTone = 'best' | 'good' | 'fair' | 'neutral';
export type RiskTone = 'high' | 'medium' | 'low' | 'neutral';

/** Scenario Score: 8 and above best, 6.5 and above next, 5 and above next, else neutral. */
export function scoreTone(score: number | null): FigureTone {
  return toneByThresholds(score, [8, 6.5, 5]);
}

/** Net yield in percent: 4, 3 and 2. */
export function netYieldTone(netYield: number | null): FigureTone {
  return toneByThresholds(netYield, [4, 3, 2]);
}

/** Risk by what its text contains. */
export function riskTone(risk: string | null): RiskTone {
  const text = risk?.toLowerCase() ?? '';
  if (text.includes('high')) return 'high';
  if (text.includes('medium')) return 'medium';
  return text.includes('low') ? 'low' : 'neutral';
}

function toneByThresholds(value: number | null, [best, good, fair]: readonly [number, number, number]): FigureTone {
  if (value === null || Number.isNaN(value)) return 'neutral';
  if (value >= best) return 'best';
  if (value >= good) return 'good';
  return value >= fair ? 'fair' : 'neutral';
}
