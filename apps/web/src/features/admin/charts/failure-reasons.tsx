import type { Schemas } from '@rimawari/api';
import { DataTable } from '@rimawari/ui/data-table';
import styles from './charts.module.css';

type Failure = Schemas['AdminCharts']['failures'][number];

export interface FailureReasonsProps {
  /** Most frequent first. */
  failures: readonly Failure[];
}

/** Why analyses failed, with a bar for each reason. */
export function FailureReasons({ failures }: FailureReasonsProps) {
  const most = Math.max(1, ...failures.map(({ count }) => count));
  return (
    <DataTable
      caption="Failures by reason"
      density="dense"
      narrow="scroll"
      columns={[
        {
          key: 'reason',
          header: 'Reason',
          isRowHeader: true,
          width: '80%',
          cell: ({ title, count }) => (
            <span className={styles.measure}>
              {title}
              <span aria-hidden className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          ),
        },
        { key: 'count', header: 'Failures', align: 'end', cell: ({ count }) => count },
      ]}
      rows={failures}
      rowKey={({ reason }) => reason}
      empty="No analysis failed in this period"
    />
  );
}
