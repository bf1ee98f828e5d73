import { formatDate } from '../format/format-date.ts';
import { formatNumber, isMoney, unitAfter } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as labTexts from '../texts/lab-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { proofRefused } from '../texts/scenarios-texts.ts';
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
  if (proof.state === 'kept-no-inputs') return labTexts.proofKeptNoInputs(proof.engine);
  if (proof.state === 'refused') return proofRefused(proof.message);
  const { compared, differences, stored, now } = proof;
  const [all = '', equal = ''] = [compared, compared - differences.length].map((count) => count.toLocaleString('en'));
  const sameMaker = stored.engine === now.engine && stored.rules === now.rules;
  const makers = sameMaker ? labTexts.proofSameEngine(now.engine) : labTexts.proofEngines(printed(now), printed(stored));
  const outcome = differences.length === 0 ? labTexts.proofAllMatch(all) : labTexts.proofSomeMatch(equal, all, differences.length);
  return labTexts.proofLine(makers, outcome);
}

const printed = ({ engine, rules }: Maker): Maker => ({ engine, rules: formatDate(rules) });

function listOf(differences: Difference[], page: Document): HTMLElement {
  const [fold, label, list] = [page.createElement('details'), page.createElement('summary'), page.createElement('ul')];
  label.textContent = labTexts.proofList(differences.length > mostListed ? mostListed : null);
  list.append(
    ...differences.slice(0, mostListed).map(({ label: name, unit, stored, again }) => {
      const item = page.createElement('li');
      item.textContent = labTexts.proofDifference(name, amount(stored, unit), again === undefined ? null : amount(again, unit));
      return item;
    }),
  );
  fold.append(label, list);
  return fold;
}

function amount(value: number | null, unit: Difference['unit']): string {
  if (value === null) return partsTexts.notAvailable;
  const number = isMoney(unit) ? formatMoney(value, 'JPY', 0) : formatNumber(unit, value);
  return `${number}${unitAfter(unit, value)}`;
}
