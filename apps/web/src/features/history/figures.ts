import { formatPercent } from '@rimawari/ui/format';

/** A net yield as the contract gives it, number or text, as a percent number; null when it holds no number. */
export function readNetYield(netYield: number | string | null | undefined): number | null {
  if (typeof netYield === 'number') return Number.isFinite(netYield) ? netYield : null;
  if (typeof netYield !== 'string') return null;
  const match = netYield.replace('\u2212', '-').match(/-?\d+(?:\.\d+)?/);
  return match ? Number(match[0]) : null;
}

/** One decimal and a percent sign; a text without a number stays as it is; null when nothing is stated. */
export function netYieldText(netYield: number | string | null | undefined): string | null {
  const percent = readNetYield(netYield);
  if (percent !== null) return formatPercent(percent);
  return typeof netYield === 'string' && netYield.trim() !== '' ? netYield : null;
}

/** The Scenario Score with one decimal; null when nothing is stated. */
export function scoreText(score: number | null | undefined): string | null {
  return typeof score === 'number' && Number.isFinite(score) ? score.toFixed(1) : null;
}
