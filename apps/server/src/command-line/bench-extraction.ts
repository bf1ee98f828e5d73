// npm run bench:extraction: how well facts are read, against files that say what a careful reader finds.
import { benchCommand } from '@rimawari/extraction/bench';
import { municipalityBook, placeBook, stationBook, townBook } from '@rimawari/market-data';
import { record } from '../../../../bin/quality/record.ts';
import { openSourceReaders } from '../analyses/documents/source-readers.ts';
import { japaneseDate } from '../platform/japanese-date.ts';
import { measuredCases } from './measured-cases.ts';

const never = new AbortController().signal;
const readers = openSourceReaders();
try {
  process.exitCode = await benchCommand(
    process.argv.slice(2),
    {
      municipalities: municipalityBook,
      stations: stationBook,
      towns: townBook,
      places: placeBook,
      asOf: japaneseDate(new Date()),
      readSource: (input) => readers.read(input, never),
    },
    (line) => process.stdout.write(`${line}\n`),
    (result, inputs) => record(measuredCases(result, inputs)),
  );
} finally {
  await readers.close();
}
