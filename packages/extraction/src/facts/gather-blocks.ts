import { type Block, isPrinted, type PairBlock } from '../reading/source-reading.ts';
import { meaningOf, pairMeaning } from '../vocabulary/labels.ts';
import type { Gathered } from './gathered.ts';
import { withIncomeTables } from './income/income-table.ts';
import { linesOfState, statesUnderRoll } from './income/state-of-income.ts';
import { factsInRows } from './pairs/facts-in-rows.ts';
import { labelsInTurns } from './pairs/labels-in-turns.ts';
import { describesProperty } from './pairs/pair-rules.ts';
import { holdsCells, partsOfForm } from './pairs/parts-of-form.ts';
import { type GridReading, readGrid } from './pairs/read-grid.ts';
import { stationsOfTable } from './pairs/stations-of-table.ts';
import { valuesOverLabels } from './pairs/values-over-labels.ts';
import { looseAddress } from './rolls/above-roll.ts';
import type { SheetRoll } from './rolls/join-rolls.ts';
import { factsUnderTitle } from './unlabelled/facts-under-title.ts';
import { readValue } from './values/read-value.ts';

/** What the blocks of a source hold: labels with their values, and rent rolls in its tables. */
export interface GatheredBlocks {
  pairs: PairBlock[];
  rolls: SheetRoll[];
  grids: ReadonlyMap<Block, GridReading>;
}

/** Finds labels with their values and rent rolls in the blocks of a source; its lines and what its tables count go into `result`. */
export function gatherBlocks(blocks: readonly Block[], result: Gathered): GatheredBlocks {
  const { reading } = result;
  const pairs: PairBlock[] = [];
  const rolls: SheetRoll[] = [];
  const grids = new Map(blocks.flatMap((block) => (block.type === 'grid' ? [[block, readGrid(block)] as const] : [])));
  const listing = (grid: GridReading): boolean => grid.propertyRows > 0 || grid.propertyColumns > 1;
  const ofPage = new Set(
    blocks.flatMap((block) => (block.type === 'pair' && block.aside === null ? (meaningOf(block.label)?.reading ?? []) : [])),
  );
  // One row that says the price and the place, where nothing else on the page does, is of the property itself.
  const pricedRows = [...grids.values()].filter((grid) => grid.propertyRows === 1 && grid.propertyColumns <= 1);
  const ownRow = (grid: GridReading): boolean =>
    pricedRows.includes(grid) &&
    !ofPage.has('price') &&
    (!ofPage.has('address') || (pricedRows.length === 1 && !grid.pairs.some(({ label }) => meaningOf(label)?.reading === 'address')));
  // A page, or the other sheets of a book, that describe a property by labels and values.
  const described = describesProperty(
    reading.medium === 'html' || isPrinted(reading.medium)
      ? [...blocks, ...(reading.medium === 'html' ? factsInRows(grids) : [])]
      : [...grids.values()].flatMap((grid) => (listing(grid) ? [] : grid.pairs)),
  );
  for (const block of blocks) {
    if (block.type === 'pair') pairs.push(...(holdsCells(block.value) ? [] : [block]));
    else if (block.type === 'line') result.lines.push(block.text);
    else {
      const grid = grids.get(block) ?? readGrid(block);
      // Beside the property's own table of facts, rows or columns of prices are past sales, other rooms, or plans of finance.
      if (described && listing(grid) && !ownRow(grid)) continue;
      pairs.push(...grid.pairs);
      result.propertyRows = Math.max(result.propertyRows, grid.propertyRows);
      result.propertyColumns = Math.max(result.propertyColumns, grid.propertyColumns);
      rolls.push(...grid.rolls);
      if (grid.rolls.length > 0) result.candidates.push(...looseAddress(reading, block), ...factsUnderTitle(reading, block));
      if (grid.rolls.length > 0 && isPrinted(reading.medium)) pairs.push(...statesUnderRoll(block));
      result.candidates.push(...stationsOfTable(reading, block));
      for (const row of block.rows) result.lines.push(row.filter((cell) => cell.trim() !== '').join(' '));
    }
  }
  if (reading.medium === 'html') {
    pairs.push(...valuesOverLabels(blocks));
    const told = new Set(
      pairs.flatMap(({ label, value, aside }) => {
        const name = aside === null ? pairMeaning(label, value)?.reading : undefined;
        return name !== undefined && readValue(name, value, label).length > 0 ? name : [];
      }),
    );
    pairs.push(...labelsInTurns(blocks, told), ...linesOfState(blocks));
  }
  pairs.push(...partsOfForm(blocks));
  if (reading.medium === 'pdf') pairs.splice(0, Infinity, ...withIncomeTables(pairs, blocks));
  return { pairs, rolls, grids };
}
