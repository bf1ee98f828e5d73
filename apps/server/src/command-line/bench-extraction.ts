// npm run bench:extraction: how well facts are read, against files that say what a careful reader finds.
import { benchCommand } from '@rimawari/extraction/bench';
import { readSource } from '@rimawari/extraction/readers';
import { municipalityBook } from '@rimawari/market-data';
import { japaneseDate } from '../japanese-date.ts';

process.exitCode = await benchCommand(
  process.argv.slice(2),
  { municipalities: municipalityBook, asOf: japaneseDate(new Date()), readSource },
  (line) => process.stdout.write(`${line}\n`),
);
