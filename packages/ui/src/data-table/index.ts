export { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';
export { type SortOrder, type SortValue, sortRows } from './sort-rows.ts';
