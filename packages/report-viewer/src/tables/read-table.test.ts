import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { tableFileName, toCsv } from './to-csv.ts';

const table = (head: string, body: string) =>
  `<table><caption class="rv-sr">Costs &amp; taxes</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
const head = (...names: string[]) => names.map((name) => `<th scope="col">${name}</th>`).join('');

describe('readTable', () => {
  it('gives amounts in whole yen, whatever currency is shown, and their unit in the header', () => {
    const data = readTable(table(head('Year', 'NOI'), '<tr><th>1</th><td data-jpy="-446361">−$2,789</td></tr>'));
    expect(data).toEqual({
      title: 'Costs & taxes',
      columns: [
        { name: 'Year', unit: null },
        { name: 'NOI', unit: 'JPY' },
      ],
      rows: [[1, -446361]],
    });
    expect(toCsv(data)).toBe('\ufeffYear,NOI (JPY)\r\n1,-446361\r\n');
  });

  it('tells the unit in its own column, or beside the name of the row, where a column has several', () => {
    const rows = '<tr><th>Price</th><td data-jpy="5">¥5</td><td>a month</td></tr><tr><th>Yield</th><td>5.06</td><td>%</td></tr>';
    expect(readTable(table(head('Figure', 'Value', 'Unit'), rows)).rows).toEqual([
      ['Price', 5, 'JPY a month'],
      ['Yield', 5.06, '%'],
    ]);
    const without = '<tr><th>NOI</th><td data-jpy="5">¥5</td></tr><tr><th>DSCR</th><td>0.62</td></tr>';
    expect(readTable(table(head('', 'Base'), without)).rows).toEqual([
      ['NOI (JPY)', 5],
      ['DSCR', 0.62],
    ]);
  });

  it('counts nothing unknown as a number, and reads no range, date or leading zero as one', () => {
    const cells = ['<span class="rv-not-stated">not stated</span>', '4.1 to 5.3', '2026-11-20', '007', '−1,234.5', ''];
    const row = `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    expect(readTable(table(head('a', 'b', 'c', 'd', 'e', 'f'), row)).rows).toEqual([
      [null, '4.1 to 5.3', '2026-11-20', '007', -1234.5, null],
    ]);
  });

  it('leaves out signs, pictures and what was opened, and repeats the head of a group of rows', () => {
    const rows =
      '<tr><th rowspan="2"><details open><summary>Rate</summary><div class="rv-note-panel"><div>Meaning</div></div></details></th><td>2.3<span class="rv-mark" role="img"></span></td></tr>' +
      '<tr><td>4.5<svg><text>9</text></svg><span class="rv-sr"> (base case)</span></td></tr>';
    expect(readTable(table(head('Input', 'Set to'), rows)).rows).toEqual([
      ['Rate', 2.3],
      ['Rate', 4.5],
    ]);
  });
});

describe('toCsv', () => {
  const csv = (value: string) => toCsv({ title: '', columns: [{ name: 'a', unit: null }], rows: [[value]] }).split('\r\n')[1];

  it('quotes commas, quotation marks and line breaks', () => {
    expect(csv('a, b')).toBe('"a, b"');
    expect(csv('say "b"')).toBe('"say ""b"""');
    expect(csv('a\nb')).toBe('"a\nb"');
  });

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being read as a formula', (text) => {
    expect(csv(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

it('names files by plain words', () => {
  expect(tableFileName('Cash flow before tax by rent and interest rate')).toBe('cash-flow-before-tax-by-rent-and-interest-rate');
  expect(tableFileName('表')).toBe('table');
});
