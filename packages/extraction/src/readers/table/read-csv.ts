import { CsvError, parse } from 'csv-parse/sync';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { decodeText } from '../decode-text.ts';
import { emptyReading } from '../empty-reading.ts';
import { limits } from '../limits.ts';
import { damaged, tooLarge } from '../read-failure.ts';
import { assertTableFits } from './table-limits.ts';

/** `sep=;`, which spreadsheet programs write to name the delimiter. */
const named = /^\ufeff?sep=(.)\r?\n/;

function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/).slice(0, 20).join('\n');
  const counts = [',', '\t', ';'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** Reads a CSV or tab-separated file as one grid. UTF-8 first, then Shift_JIS. Throws a ReadFailure. */
export function readCsv(input: SourceInput): SourceReading {
  if (input.bytes.byteLength > limits.csvBytes)
    throw tooLarge(input.sourceName, `a text file of ${input.bytes.byteLength} bytes, the limit is ${limits.csvBytes}`);
  const { text: whole } = decodeText(input.bytes, input.contentType);
  const separator = named.exec(whole);
  // An empty line stands in its place, so that rows keep their numbers.
  const text = separator ? `\n${whole.slice(separator[0].length)}` : whole;
  if (text.includes('\u0000')) throw damaged(input.sourceName, 'a text file');
  const reading = emptyReading(input, 'csv');
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separator?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.rows + 1,
      max_record_size: 200_000,
    }) as string[][];
    const grid = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1).map((cell) => cell.trim()));
    assertTableFits(grid, input.sourceName);
    reading.blocks.push({ type: 'grid', rows: grid, sheet: null, first_row: 1, group: 1, section: null, aside: null });
  } catch (error) {
    if (error instanceof CsvError) throw damaged(input.sourceName, 'a CSV file', error);
    throw error;
  }
  return reading;
}
