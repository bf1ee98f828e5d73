import type { Evidence } from '@rimawari/underwriting';
import { mainBlocks } from '../facts/candidate.ts';
import { plainText } from '../normalise/text.ts';
import type { Block, SourceReading } from '../reading/source-reading.ts';

function textOf(block: Block): string {
  if (block.type === 'pair') return `${block.label}\t${block.value}`;
  return block.type === 'line' ? block.text : block.rows.map((row) => row.join('\t')).join('\n');
}

/** What a source says of the property, block by block, in the order of the page. */
export function mainTexts(reading: SourceReading): string[] {
  return mainBlocks(reading).map((block) => plainText(textOf(block)));
}

const blocksBefore = 2;
const blocksBehind = 3;
const tellingLetters = 24;

/** The blocks around the places at which the words of a value stand, those blocks among them. */
export function textsAround(texts: readonly string[], { raw }: Evidence): string[] {
  const start = plainText(raw).slice(0, tellingLetters);
  const places = texts.flatMap((text, at) => (text.includes(start) ? at : []));
  const around = texts.filter((_, at) => places.some((place) => at >= place - blocksBefore && at <= place + blocksBehind));
  return around.length === 0 ? [plainText(raw)] : around;
}
