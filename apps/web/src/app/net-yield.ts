import { formatPercent } from '@rimawari/ui/format';

/** A net yield as the contract gives it, number or text, as a percent number: of a range its low end. Null when it holds no number. */
export function readNetYield(netYield: number | string | null | undefined): number | null {
  if (typeof netYield === 'number') return Number.isFinite(netYield) ? netYield : null;
  if (typeof netYield !== 'string') return null;
  const match = netYield.replace('\u2212', '-').match(/-?\d+(?:\.\d+)?/);
  return match ? Number(match[0]) : null;
}

const range = /^([-\u2212]?\d+(?:\.\d+)?)(\u2013| to )([-\u2212]?\d+(?:\.\d+)?)\s*%?$/;

/** One decimal and a percent sign, a range with one at both ends; a text without a number stays as it is; null when nothing is stated. */
export function netYieldText(netYield: number | string | null | undefined): string | null {
  const ends = typeof netYield === 'string' ? range.exec(netYield.trim()) : null;
  if (ends !== null) return `${ends[1]}%${ends[2]}${ends[3]}%`;
  const percent = readNetYield(netYield);
  if (percent !== null) return formatPercent(percent);
  return typeof netYield === 'string' && netYield.trim() !== '' ? netYield : null;
}
