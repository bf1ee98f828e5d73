import type { ReactNode } from 'react';
import type { CardView } from '../data/card-view.ts';
import { endsTable, workingFigures } from '../data/card-view.ts';
import { withFirstColumns } from '../data/first-columns.ts';
import { SeriesTable } from '../parts/series-table.tsx';
import { EndsTable } from './ends-table.tsx';
import { WorkingTable } from './working-table.tsx';

/** A table by its name; null where the report has none of it. In a narrow frame the columns that matter most stand first. */
export function builtInside(name: string, view: CardView, printed: boolean, narrow = false): ReactNode {
  if (name === workingFigures) return <WorkingTable view={view} />;
  if (name === endsTable) return <EndsTable view={view} />;
  const table = view.tables[name];
  return table === undefined ? null : <SeriesTable table={narrow ? withFirstColumns(name, table) : table} view={view} printed={printed} />;
}
