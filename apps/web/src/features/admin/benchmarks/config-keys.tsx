import type { Schemas } from '@rimawari/api';
import { DescriptionList } from '@rimawari/ui/description-list';
import { Disclosure } from '@rimawari/ui/disclosure';

type ReaderKey = keyof NonNullable<Schemas['BenchmarkConfig']['readers']>;

/** What each key of `readers` takes and does, as the contract has it. */
const readerKeys: Record<ReaderKey, { takes: string; does: string }> = {
  forms: {
    takes: 'List of structured, table, definition, siblings, inline, row, below, nested',
    does: 'Keeps only labeled values found in these forms.',
  },
  grids: { takes: 'true or false', does: 'false skips tables of rows and columns.' },
  lines: { takes: 'true or false', does: 'false skips running text and headings.' },
  pdf_pages: { takes: '1 to 40', does: 'Number of PDF pages to read.' },
  sheets: { takes: '1 to 12', does: 'Number of workbook sheets to read.' },
  pictures: { takes: 'true or false', does: 'false skips pictures and scanned pages.' },
  picture_side: { takes: '1600 or 2368', does: 'Longer side, in pixels, that pictures are scaled to before text lines are detected.' },
  fact_reader: { takes: 'true or false', does: 'false skips the language model even if the server has one.' },
};

/** The keys that a profile may set, for whoever writes one. */
export function ConfigKeys() {
  return (
    <Disclosure title="Reader settings">
      <DescriptionList
        items={Object.entries(readerKeys).map(([key, { takes, does }]) => ({ key, term: <code>{key}</code>, value: takes, note: does }))}
        layout="stacked"
      />
    </Disclosure>
  );
}
