import type { ReaderSettings, SourceReading } from './source-reading.ts';

/** What of a reading is kept under the settings. */
export function keepOf(reading: SourceReading, { forms, grids = true, lines = true }: ReaderSettings): SourceReading {
  if (forms === undefined && grids && lines) return reading;
  const blocks = reading.blocks.filter((block) => {
    if (block.type === 'pair') return forms === undefined || forms.includes(block.form);
    return block.type === 'grid' ? grids : lines;
  });
  return { ...reading, blocks };
}
