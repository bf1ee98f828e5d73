import type { SourceReading } from '@rimawari/extraction';
import type { SourceText } from './fact-reader.ts';

/** What a source says about the property, line by line, without the parts that are about others. */
export function sourceText({ source_id, title, blocks }: SourceReading): SourceText {
  const lines = blocks
    .filter(({ aside }) => aside === null)
    .flatMap((block): string[] => {
      if (block.type === 'pair') return [`${block.label}: ${block.value}`];
      return block.type === 'line' ? [block.text] : block.rows.map((row) => row.join(' | '));
    });
  const text = [...new Set([title ?? '', ...lines].map((line) => line.trim()).filter((line) => line !== ''))].join('\n');
  return { source_id, text };
}
