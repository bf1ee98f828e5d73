// Turns the monthly exchange rates into the committed pack data/exchange-rate.tsv. Same input, same bytes.
// node packages/market-data/build-exchange-rate.run.ts monthly.csv
import { pack, sha256, table } from './write-pack.run.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Use: node packages/market-data/build-exchange-rate.run.ts MONTHLY.csv');
  process.exit(2);
}

const [titles = [], ...rows] = table(file);
if (titles.join() !== 'Date,Country,Exchange rate')
  throw new Error(`${file} has the columns ${titles.join()}, not those of the monthly rates`);
const months = rows.filter(([, country]) => country === 'Japan').map(([date = '', , rate = '']) => [date.slice(0, 7), Number(rate)]);
const odd = months.find(([month, rate]) => !/^\d{4}-\d{2}$/.test(String(month)) || !(Number(rate) > 0));
if (odd || months.length === 0) throw new Error(`${file} has no usable rates of Japan${odd ? `: ${odd.join(' ')}` : ''}`);
months.sort((a, b) => String(a[0]).localeCompare(String(b[0]), 'en'));
pack(
  'exchange-rate',
  {
    title: 'Exchange rate, yen for one dollar, average of the month',
    licence: 'Public domain (PDDL 1.0)',
    source: 'Board of Governors of the Federal Reserve System, H.10',
    url: 'https://github.com/datasets/exchange-rates',
    vintage: `${months[0]?.[0]} to ${months.at(-1)?.[0]}`,
    input_sha256: sha256(file),
    attribution: 'Board of Governors of the Federal Reserve System, H.10',
    key: 'month',
    columns: 'month, yen for one dollar',
  },
  months,
);
