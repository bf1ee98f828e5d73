import { formatDate } from '../format/format-date.ts';
import { formatNumber, isMoney, unitAfter } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import type { Comparison, Difference } from './compare-cards.ts';

interface Maker {
  engine: string;
  rules: string;
}

/** How a recomputation in the page ended. */
export type Proof =
  | ({ state: 'compared'; stored: Maker; now: Maker } & Comparison)
  /** A report of an early format kept only a part of what it was worked out from. */
  | { state: 'kept-no-inputs'; engine: string }
  | { state: 'refused'; engine: string; message: string };

/** Differences that are listed; the others are counted. */
const mostListed = 40;

/** Writes the outcome at the foot of the report. */
export function showProof(report: HTMLElement, proof: Proof): void {
  const place = report.querySelector<HTMLElement>('[data-proof]');
  if (place === null) return;
  const page = place.ownerDocument;
  const line = page.createElement('p');
  line.textContent = proofSentence(proof);
  place.dataset.proof = proof.state === 'compared' ? (proof.differences.length === 0 ? 'equal' : 'differs') : proof.state;
  place.replaceChildren(line, ...(proof.state === 'compared' && proof.differences.length > 0 ? [listOf(proof.differences, page)] : []));
}

export function proofSentence(proof: Proof): string {
  if (proof.state === 'kept-no-inputs')
    return `Engine ${proof.engine} made this report in a format that did not keep all of its inputs, so it cannot be recalculated here.`;
  if (proof.state === 'refused') return `We couldn’t recalculate this report here: ${proof.message}`;
  const { compared, differences, stored, now } = proof;
  const [all, equal] = [compared, compared - differences.length].map((count) => count.toLocaleString('en'));
  const sameMaker = stored.engine === now.engine && stored.rules === now.rules;
  const makers = sameMaker
    ? `by the same engine ${now.engine}`
    : `by engine ${now.engine} with rules of ${formatDate(now.rules)} (stored: engine ${stored.engine}, rules of ${formatDate(stored.rules)})`;
  const outcome =
    differences.length === 0
      ? `all ${all} figures match the stored ones`
      : `${equal} of ${all} figures match the stored ones; ${differences.length.toLocaleString('en')} ${differences.length === 1 ? 'differs' : 'differ'}`;
  return `Recalculated on this device from the report’s own inputs, ${makers}: ${outcome}.`;
}

function listOf(differences: Difference[], page: Document): HTMLElement {
  const [fold, label, list] = [page.createElement('details'), page.createElement('summary'), page.createElement('ul')];
  label.textContent = differences.length > mostListed ? `First ${mostListed} figures that differ` : 'Figures that differ';
  list.append(
    ...differences.slice(0, mostListed).map(({ label: name, unit, stored, again }) => {
      const item = page.createElement('li');
      const now = again === undefined ? 'no longer calculated' : `now ${amount(again, unit)}`;
      item.textContent = `${name}: stored ${amount(stored, unit)}, ${now}`;
      return item;
    }),
  );
  fold.append(label, list);
  return fold;
}

function amount(value: number | null, unit: Difference['unit']): string {
  if (value === null) return 'Not available';
  const number = isMoney(unit) ? formatMoney(value, 'JPY', 0) : formatNumber(unit, value);
  return `${number}${unitAfter(unit, value)}`;
}
