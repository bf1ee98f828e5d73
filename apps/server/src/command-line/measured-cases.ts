import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from '@rimawari/extraction/bench';
import type { Measured } from '../../../../bin/quality/record.ts';

const ownCases = fileURLToPath(new URL('../../../../packages/extraction/cases/inputs', import.meta.url));

/** What a run over our own cases measured, by the metrics of the page of measured figures; nothing of other folders. */
export function measuredCases({ kinds, overall, files }: BenchResult, inputs: string): Measured {
  if (realpathSync(inputs) !== realpathSync(ownCases)) return {};
  const share = (kind: string): readonly [number, number] => [kinds[kind]?.correct ?? 0, kinds[kind]?.stated ?? 0];
  const cells = Object.entries(kinds).filter(([kind]) => kind.endsWith(', roll cells'));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    'read.own_known_pages': share('known site'),
    'read.own_unseen_pages': share('unseen page'),
    'read.own_pdf': share('PDF with text'),
    'read.own_sources': share('several sources'),
    'read.own_cells': [sum(cells.map(([, { correct }]) => correct)), sum(cells.map(([, { stated }]) => stated))],
    'read.own_phantom_rooms': sum(files.map(({ phantomRooms }) => phantomRooms)),
    'read.own_conflicts': [sum(files.map(({ conflicts }) => conflicts.shown)), sum(files.map(({ conflicts }) => conflicts.expected))],
    'read.own_false_conflicts': sum(files.map(({ conflicts }) => conflicts.false)),
    'read.own_wrong': [overall.confident, overall.stated],
  };
}
