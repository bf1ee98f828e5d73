import type { TableData, TableValue } from './read-table.ts';

/** A sheet's program reads a cell that begins so as a formula: an apostrophe keeps it text. */
const formula = /^[=+\-@\t\r]/;

/** A table as RFC 4180 writes it, in UTF-8 with a byte-order mark, since spreadsheets take it for another encoding without one. Units stand in the header. */
export function toCsv({ columns, rows }: TableData): string {
  const header = columns.map(({ name, unit }) => (unit === null ? name : `${name} (${unit})`));
  return `\ufeff${[header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(value: TableValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The name of a file: lower case, words joined by hyphens. */
export function tableFileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'table'
  );
}
