import { formatPercent } from '@rimawari/ui/format';

/** A net yield as the contract gives it, number or text, as a percent number: of a range its low end. Null when it holds no number. */
export function readNetYield(netYield: number | string | null | undefined): number | null {
  if (typeof netYield === 'number') return Number.isFinite(netYield) ? netYield : null;
  if (typeof netYield !== 'string') return null;
  const match = netYield.replace('\u2212', '-').match(/-?\d+(?:\.\d+)?/);
  return match ? Number(match[0]) : null;
}

const range = /^([-\u2212]?\d+(?:\.\d+)?)(\u2013| to )([-\u2212]?\d+(?:\.\d+)?)\s*%?$/;

/** One decimal and a percent sign, a range as a range; a text without a number stays as it is; null when nothing is stated. */
export function netYieldText(netYield: number | string | null | undefined): string | null {
  if (typeof netYield === 'string' && range.test(netYield.trim())) return `${netYield.trim().replace(/\s*%$/, '')}%`;
  const percent = readNetYield(netYield);
  if (percent !== null) return formatPercent(percent);
  return typeof netYield === 'string' && netYield.trim() !== '' ? netYield : null;
}
