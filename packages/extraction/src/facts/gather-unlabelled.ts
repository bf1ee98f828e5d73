import { plainText } from '../normalise/text.ts';
import { type Block, isPrinted } from '../reading/source-reading.ts';
import type { Candidate } from './candidate.ts';
import type { Gathered } from './gathered.ts';
import { agentsTransaction } from './pairs/agents-transaction.ts';
import { placeBareArea, wholeWithoutParts } from './pairs/bare-labels.ts';
import { bidDeposit } from './pairs/bid-deposit.ts';
import type { TakenPair } from './pairs/taken-pairs.ts';
import { withoutOtherCards } from './sources/other-offers.ts';
import { nameInHeading } from './unlabelled/building-name.ts';
import { dayOfDocument } from './unlabelled/day-of-document.ts';
import { courtCase, letInHeading, titleCandidates } from './unlabelled/headings.ts';
import { kindAtHead } from './unlabelled/kind-at-head.ts';
import { lineCandidates } from './unlabelled/line-candidates.ts';
import { looseLines } from './unlabelled/loose-lines.ts';
import { nameBesideKind } from './unlabelled/name-beside-kind.ts';
import { nameInLine, nameInPage, titleForName } from './unlabelled/name-of-page.ts';
import { nameInPicture } from './unlabelled/name-of-picture.ts';
import { remarkFlags } from './unlabelled/remark-flags.ts';
import { withRentOfContract } from './unlabelled/rent-of-contract.ts';
import { sellerInLine } from './unlabelled/seller-line.ts';
import { sentenceCandidates } from './unlabelled/spoken-facts.ts';
import { taxBesidePrice } from './unlabelled/tax-beside-price.ts';

/** Reads what a source says without a label into `result`: names, headings, sentences, days, figures in the open. */
export function gatherUnlabelled(blocks: readonly Block[], meant: readonly TakenPair[], result: Gathered): void {
  const { reading } = result;
  result.candidates.push(...remarkFlags(reading, result.pairs.map(({ value }) => value).concat(result.lines)));
  result.candidates.push(...agentsTransaction(reading));
  if (result.pairs.some((pair) => pair.reading === 'minimum_bid'))
    result.candidates.push(...courtCase(reading, result.lines), ...bidDeposit(reading, meant));
  placeBareArea(result.candidates);
  if (reading.medium === 'html') wholeWithoutParts(result.candidates);
  const firstHeadings = blocks
    .filter((block) => block.type === 'line' && block.heading)
    .slice(0, 3)
    .map((block) => (block.type === 'line' ? block.text : ''));
  result.heading = plainText([reading.title ?? '', ...firstHeadings].join('\n'));
  if (reading.medium === 'pdf') result.candidates.push(...nameInHeading(reading));
  if (reading.medium === 'picture') result.candidates.push(...nameInPicture(reading));
  if (reading.medium === 'html') result.candidates.push(...nameInPage(reading));
  if (reading.title) result.candidates.push(...titleCandidates(reading, reading.title));
  if (!result.candidates.some(({ field }) => field === 'extra.property_name')) {
    const inLine = nameInLine(reading);
    result.candidates.push(...(inLine.length > 0 ? inLine : reading.medium === 'pdf' ? nameBesideKind(reading) : titleForName(reading)));
  }
  result.candidates.push(...letInHeading(reading, result.heading));
  const labelled = new Set(meant.flatMap(({ block }) => plainText(block.value).split('\n')));
  const loose: Candidate[] = [];
  if (isPrinted(reading.medium)) result.candidates.push(...lineCandidates(reading));
  else if (reading.medium === 'html') loose.push(...looseLines(reading, labelled));
  if (reading.medium === 'html' || isPrinted(reading.medium)) {
    result.candidates.push(...sentenceCandidates(reading, labelled));
  }
  if (isPrinted(reading.medium)) result.candidates.push(...taxBesidePrice(reading, result.candidates), ...dayOfDocument(reading));
  if (isPrinted(reading.medium) && !result.candidates.some(({ field }) => field === 'extra.category'))
    result.candidates.push(...kindAtHead(reading));
  if (isPrinted(reading.medium) && !result.candidates.some(({ field }) => field === 'extra.seller'))
    result.candidates.push(...sellerInLine(reading));
  if (isPrinted(reading.medium)) result.candidates = withRentOfContract(result.candidates, result.lines);
  // What stands in the open counts where nothing announces it.
  const announced = new Set(result.candidates.map(({ field }) => field));
  result.candidates.push(...loose.filter(({ field }) => !announced.has(field)));
  if (reading.medium === 'html') result.candidates = withoutOtherCards(result.candidates);
}
