import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './data-table.module.css';
import { type SortOrder, type SortValue, sortRows } from './sort-rows.ts';

export interface DataColumn<Row> {
  /** Name of the column for sorting and for React. */
  key: string;
  /** Words at its head; on a phone they stand before each value. */
  header: ReactNode;
  /** Draws the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that they line up. */
  align?: 'start' | 'end' | undefined;
  /** Makes the head a sort button; missing values come last both ways. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** This cell names its row (`th scope="row"`); one per table. */
  isRowHeader?: boolean | undefined;
  /** Hides the head from the eye, for a column of actions. */
  hideHeader?: boolean | undefined;
  /** CSS width. */
  width?: string | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table; read aloud, and shown unless hidden. */
  caption: ReactNode;
  /** Shows the caption. */
  showCaption?: boolean | undefined;
  /** Columns, in reading order. */
  columns: readonly DataColumn<Row>[];
  /** Rows as they come; the table sorts a copy. */
  rows: readonly Row[];
  /** Key of a row. */
  rowKey: (row: Row) => string;
  /** First fetch: empty lines instead of rows. */
  loading?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode | undefined;
  /** Order at first; the reader changes it at the heads. */
  defaultSort?: SortOrder | undefined;
  /** Controlled order (for lists that the server sorts); rows are then left as they come. */
  sort?: SortOrder | undefined;
  /** Called when a head is pressed. */
  onSortChange?: ((order: SortOrder) => void) | undefined;
  /** On narrow screens: `stack` turns rows into labelled groups, `scroll` keeps the table and lets it move. */
  narrow?: 'stack' | 'scroll' | undefined;
  /** Row height. */
  density?: 'regular' | 'dense' | undefined;
}

/** Rows that are compared: figures line up, hairlines between, one column on a phone. */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  loading = false,
  empty = 'Nothing here yet',
  defaultSort,
  sort,
  onSortChange,
  narrow = 'stack',
  density = 'regular',
  className,
  ...rest
}: DataTableProps<Row>) {
  const [own, setOwn] = useState(defaultSort);
  const order = sort ?? own;
  const sorter = sort === undefined ? columns.find((column) => column.key === own?.column)?.sortValue : undefined;
  const shown = sorter === undefined || own === undefined ? rows : sortRows(rows, sorter, own.direction);
  const change = (column: string) => {
    const next: SortOrder = { column, direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending' };
    if (sort === undefined) setOwn(next);
    onSortChange?.(next);
  };
  return (
    <div data-narrow={narrow} data-density={density} className={[styles.frame, className].filter(Boolean).join(' ')} {...rest}>
      <div className={styles.scroller} {...(narrow === 'scroll' ? reachable(caption) : {})}>
        <table {...roles.table} aria-busy={loading || undefined} className={styles.table}>
          <caption className={showCaption ? styles.caption : hidden.hidden}>{caption}</caption>
          <thead {...roles.rowgroup} className={styles.head}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <th
                  key={column.key}
                  {...roles.columnheader}
                  scope="col"
                  data-align={column.align}
                  data-short={(typeof column.header === 'string' && column.header.length <= 16) || undefined}
                  aria-sort={order?.column === column.key ? order.direction : undefined}
                  style={column.width === undefined ? undefined : { inlineSize: column.width }}
                  className={styles.headCell}
                >
                  {column.sortValue === undefined ? (
                    <span className={column.hideHeader ? hidden.hidden : undefined}>{column.header}</span>
                  ) : (
                    <button type="button" className={styles.sorter} onClick={() => change(column.key)}>
                      {column.header}
                      <Icon
                        name={order?.column !== column.key ? 'sort' : order.direction === 'ascending' ? 'chevron-up' : 'chevron-down'}
                        size="small"
                      />
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {loading ? (
              <Waiting columns={columns.length} />
            ) : shown.length === 0 ? (
              <tr {...roles.row} data-whole>
                <td {...roles.cell} colSpan={columns.length} className={styles.empty}>
                  {empty}
                </td>
              </tr>
            ) : (
              shown.map((row) => (
                <tr key={rowKey(row)} {...roles.row}>
                  {columns.map((column) => {
                    const Cell = column.isRowHeader ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.key}
                        role={column.isRowHeader ? 'rowheader' : 'cell'}
                        scope={column.isRowHeader ? 'row' : undefined}
                        data-align={column.align}
                        className={styles.cell}
                      >
                        <span aria-hidden className={styles.inlineHeader}>
                          {column.hideHeader ? null : column.header}
                        </span>
                        <span className={styles.content}>{column.cell(row)}</span>
                      </Cell>
                    );
                  })}
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

// Roles are written out because a table whose display changes on a phone loses them in some browsers.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** A region that scrolls has a name and can be reached by keyboard. */
function reachable(caption: ReactNode) {
  return { tabIndex: 0, role: 'group', 'aria-label': typeof caption === 'string' ? caption : 'Table' };
}

function Waiting({ columns }: { columns: number }) {
  return (
    <tr {...roles.row} data-whole>
      <td {...roles.cell} colSpan={columns} className={styles.empty}>
        <Skeleton lines={5} label="Loading the table" />
      </td>
    </tr>
  );
}
