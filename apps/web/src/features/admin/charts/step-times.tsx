import type { Schemas } from '@rimawari/api';
import { DataTable } from '@rimawari/ui/data-table';
import adminStyles from '../admin-screens.module.css';
import styles from './charts.module.css';
import { durationText } from './duration-text.ts';

type Step = Schemas['AdminCharts']['steps'][number];

export interface StepTimesProps {
  steps: readonly Step[];
}

/** How long the steps of the pipeline took; a bar for the slow end, on one scale. */
export function StepTimes({ steps }: StepTimesProps) {
  const most = Math.max(1, ...steps.map((step) => step.slow_ms));
  return (
    <DataTable
      caption="Duration by step"
      density="dense"
      narrow="scroll"
      columns={[
        {
          key: 'step',
          header: 'Step',
          isRowHeader: true,
          width: '50%',
          cell: (step) => (
            <span className={styles.measure}>
              <span className={adminStyles.code}>{step.step}</span>
              <span aria-hidden className={styles.bar} style={{ inlineSize: `${(100 * step.slow_ms) / most}%` }} />
            </span>
          ),
        },
        { key: 'runs', header: 'Runs', align: 'end', cell: (step) => step.runs },
        { key: 'median', header: 'Median', align: 'end', cell: (step) => durationText(step.median_ms) },
        { key: 'slow', header: '90th percentile', align: 'end', cell: (step) => durationText(step.slow_ms) },
      ]}
      rows={steps}
      rowKey={(step) => step.step}
      empty="No step ran in this period"
    />
  );
}
