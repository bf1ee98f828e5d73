import { formatNumber, isMoney, unitSuffix } from '../format/format-value.ts';
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
    return `This report was made by engine ${proof.engine} in a format that did not keep all of its inputs: it cannot be worked out again here.`;
  if (proof.state === 'refused') return `This report could not be worked out again here: ${proof.message}`;
  const { compared, differences, stored, now } = proof;
  const [all, equal] = [compared, compared - differences.length].map((count) => count.toLocaleString('en'));
  const sameMaker = stored.engine === now.engine && stored.rules === now.rules;
  const makers = sameMaker
    ? `by the same engine ${now.engine}`
    : `by engine ${now.engine} with rules ${now.rules}; the stored ones were made by engine ${stored.engine} with rules ${stored.rules}`;
  const outcome =
    differences.length === 0
      ? `all ${all} figures equal the stored ones, to the yen`
      : `${equal} of ${all} figures equal the stored ones, to the yen; ${differences.length.toLocaleString('en')} ${differences.length === 1 ? 'differs' : 'differ'}`;
  return `Worked out again on this device from its own inputs, ${makers}: ${outcome}.`;
}

function listOf(differences: Difference[], page: Document): HTMLElement {
  const [fold, label, list] = [page.createElement('details'), page.createElement('summary'), page.createElement('ul')];
  label.textContent = differences.length > mostListed ? `The first ${mostListed} figures that differ` : 'The figures that differ';
  list.append(
    ...differences.slice(0, mostListed).map(({ label: name, unit, stored, again }) => {
      const item = page.createElement('li');
      const now = again === undefined ? 'not made any more' : `now ${amount(again, unit)}`;
      item.textContent = `${name}: stored ${amount(stored, unit)}, ${now}`;
      return item;
    }),
  );
  fold.append(label, list);
  return fold;
}

function amount(value: number | null, unit: Difference['unit']): string {
  if (value === null) return 'not known';
  const number = isMoney(unit) ? formatMoney(value, 'JPY', 0) : formatNumber(unit, value);
  return [number, unitSuffix(unit, value)].filter((part) => part !== '').join('\u00a0');
}
