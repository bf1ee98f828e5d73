/** A net yield as the contract gives it, number or text, as a percent number; null when it holds no number. */
export function readNetYield(netYield: number | string | null | undefined): number | null {
  if (typeof netYield === 'number') return Number.isFinite(netYield) ? netYield : null;
  if (typeof netYield !== 'string') return null;
  const match = netYield.replace('\u2212', '-').match(/-?\d+(?:\.\d+)?/);
  return match ? Number(match[0]) : null;
}

/** One decimal and a percent sign; a text without a number stays as it is; nothing stated says so. */
export function netYieldText(netYield: number | string | null | undefined): string {
  const percent = readNetYield(netYield);
  if (percent !== null) return `${signed(percent.toFixed(1))}%`;
  return typeof netYield === 'string' && netYield.trim() !== '' ? netYield : notStated;
}

/** The Scenario Score with one decimal. */
export function scoreText(score: number | null | undefined): string {
  return typeof score === 'number' && Number.isFinite(score) ? signed(score.toFixed(1)) : notStated;
}

export const notStated = '—';

function signed(digits: string): string {
  return digits.replace('-', '\u2212');
}
