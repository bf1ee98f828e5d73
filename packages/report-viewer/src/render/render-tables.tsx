import type { InsightReport } from '@rimawari/underwriting';
import { TablesBody } from '../sections/tables-body.tsx';
import { readTable } from '../tables/read-table.ts';
import { tableFileName, toCsv } from '../tables/to-csv.ts';
import { bodyMarkup } from './body-markup.tsx';
import type { ReportTable } from './renderer.ts';

/** Every table of the report as data, read from the markup that its pages show: the same figures, to the yen. */
export function renderTables(report: InsightReport): ReportTable[] {
  const { markup } = bodyMarkup(report, 'fragment', (path) => path, <TablesBody />);
  const names = new Set<string>();
  return [...markup.matchAll(/<table.*?<\/table>/gs)].map(([table]) => {
    const data = readTable(table);
    const name = freeName(tableFileName(data.title), names);
    names.add(name);
    return { name, ...data, csv: toCsv(data) };
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return name;
  }
}
