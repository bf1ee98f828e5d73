import { movedIn, tenanted } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import type { PairBlock } from '../reading/source-reading.ts';
import { withoutNoise } from '../vocabulary/noise.ts';
import { candidatesFrom, one } from './candidate.ts';
import type { Gathered } from './gathered.ts';
import { withYearsProved } from './income/proved-by-figures.ts';
import {
  agentGroups,
  agentsAddresses,
  coreReadings,
  feeHoldsReserve,
  groupOwned,
  isLotNumber,
  isSearchCondition,
  isYearlyCost,
  labelWithUnit,
  leastOfTable,
  tableForms,
} from './pairs/pair-rules.ts';
import type { TakenPair } from './pairs/taken-pairs.ts';
import { withWalkOfItsOwn } from './pairs/walk-of-its-own.ts';
import { otherOffers } from './sources/other-offers.ts';
import { sentencesOf } from './unlabelled/spoken-facts.ts';
import { readValue } from './values/read-value.ts';

/** Reads the values beside labels into `result`; `all` are the pairs of the source before those of its rooms were taken out. */
export function gatherLabelled(
  meant: readonly TakenPair[],
  pairs: readonly PairBlock[],
  all: readonly PairBlock[],
  result: Gathered,
): void {
  readLabelled(meant, all, result);
  result.candidates = withYearsProved(withWalkOfItsOwn(result.candidates, pairs));
  if (feeHoldsReserve(meant.map(({ block, reading: name }) => ({ label: block.label, reading: name })))) {
    const fee = result.candidates.find(({ field }) => field === 'management_fee_jpy_month');
    if (fee) result.candidates.push({ ...fee, field: 'extra.fee_includes_reserve', value: true });
  }
  readStates(meant, result);
}

/** Values of labels without those of agents, other offers and searches. */
function readLabelled(meant: readonly TakenPair[], all: readonly PairBlock[], result: Gathered): void {
  const { reading } = result;
  const agents = agentGroups(meant);
  const ofAgents = agentsAddresses(meant, all);
  const tabled = new Set(meant.filter(({ block }) => tableForms.has(block.form) && block.value.trim() !== '').map((pair) => pair.reading));
  const hasTable = reading.medium === 'html' && [...tabled].filter((name) => coreReadings.has(name)).length >= leastOfTable;
  const others = reading.medium === 'html' ? otherOffers(meant, coreReadings) : new Set<number>();
  for (const { block, meaning } of meant) {
    if (others.has(block.group) || isYearlyCost(block, meaning)) continue;
    if (ofAgents.has(block)) continue;
    if (agents.has(block.group) && (groupOwned.has(meaning.reading) || meaning.reading === 'transaction')) continue;
    // On a page with a table of facts the running text only fills gaps.
    const loose = hasTable && !tableForms.has(block.form);
    if (loose && tabled.has(meaning.reading)) continue;
    const value = withoutNoise(block.value).replace(/^A\d{0,2}[.:、]\s*/, '');
    if (value === '' || isSearchCondition(value, meaning.reading)) continue;
    result.pairs.push({ reading: meaning.reading, label: block.label, value, group: block.group, page: block.at.page ?? null });
    result.candidates.push(
      ...candidatesFrom(readValue(meaning.reading, value, labelWithUnit(block)), {
        reading,
        label: block.label,
        known: meaning.byForm ? 'form' : meaning.guessed ? 'likely' : 'listed',
        rule: `${meaning.byForm ? 'label-by-form' : meaning.guessed ? 'label-likely' : 'label'}.${block.form}.${meaning.reading}`,
        raw: block.value,
        form: block.form,
        weak: meaning.weak || block.form === 'nested' || loose || isLotNumber(meaning.reading, block.label),
        rank: block.form === 'structured' ? 2 : meaning.guessed ? 2.5 : 3,
        group: block.group,
        at: block.at,
      }),
    );
  }
}

/** What values say of the state of the property besides: a rent that is in force, remarks in sentences. */
function readStates(meant: readonly TakenPair[], result: Gathered): void {
  const { reading } = result;
  for (const { block, meaning, reading: name } of meant)
    if (name === 'rent_monthly' && composed`[(（][^)）]*(?:${tenanted}|${movedIn}|契約中|契約期間|入居者|から入居)`.test(block.value))
      result.candidates.push(
        ...candidatesFrom(one('occupancy', 'tenanted'), {
          reading,
          label: block.label,
          rule: 'label.rent-in-force',
          raw: block.value,
          form: block.form,
          weak: meaning.weak,
          rank: 2,
          group: block.group,
          at: block.at,
        }),
      );
  for (const { block, meaning } of meant)
    if (['occupancy', 'remarks', 'land_rights'].includes(meaning.reading) || /[。]|です|ます/.test(block.value))
      result.candidates.push(...sentencesOf(reading, block.value, block.group, block.at));
}
