import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import styles from './benchmarks-screen.module.css';
import { DeleteButton } from './delete-button.tsx';
import { runSummaryText } from './run-summary.ts';

type Run = Schemas['BenchmarkRun'];

export interface RunTableProps {
  runs: Run[];
  onOpen: (run: Run) => void;
  onDelete: (run: Run) => void;
}

/** Whether a run has not ended yet. */
export const isAtWork = (status: string) => status === 'pending' || status === 'processing';

/** Runs, newest first. */
export function RunTable({ runs, onOpen, onDelete }: RunTableProps) {
  const columns: DataColumn<Run>[] = [
    { key: 'label', header: 'Run', isRowHeader: true, cell: ({ label }) => label },
    { key: 'type', header: 'Type', cell: ({ run_type }) => run_type },
    { key: 'profile', header: 'Profile', cell: ({ profile }) => profile.name },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, progress }) => (
        <>
          <StatusBadge status={status} />
          {isAtWork(status) && ` ${progress}%`}
        </>
      ),
    },
    { key: 'summary', header: 'Summary', cell: (run) => runSummaryText(run) },
    { key: 'created', header: 'Created', cell: ({ created_at }) => <DateTime value={created_at} form="datetime" /> },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (run) => (
        <span className={styles.line}>
          <Button size="small" onClick={() => onOpen(run)}>
            View<VisuallyHidden> {run.label}</VisuallyHidden>
          </Button>
          <DeleteButton
            what="run"
            name={run.label}
            description="This deletes its readings and its comparison and cannot be undone."
            onDelete={() => onDelete(run)}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Benchmark runs, newest first"
      density="dense"
      columns={columns}
      rows={runs}
      rowKey={({ id }) => id}
      empty="No runs yet. Start one with New run."
    />
  );
}
