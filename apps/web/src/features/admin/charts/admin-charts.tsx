import type { Schemas } from '@rimawari/api';
import { Card } from '@rimawari/ui/card';
import { SegmentedControl } from '@rimawari/ui/segmented-control';
import { Skeleton } from '@rimawari/ui/skeleton';
import { ListFailed } from '../list-failed.tsx';
import { chartSpans } from './chart-spans.ts';
import styles from './charts.module.css';
import { DayChart } from './day-chart.tsx';
import { FailureReasons } from './failure-reasons.tsx';
import { StepTimes } from './step-times.tsx';

export interface AdminChartsProps {
  /** Null before the first answer. */
  charts: Schemas['AdminCharts'] | null;
  loadFailed: boolean;
  days: number;
  onDaysChange: (days: number) => void;
  onRetry: () => void;
}

const spanLabels: Record<(typeof chartSpans)[number], string> = { '7': '7 days', '30': '30 days', '90': '90 days', '366': 'A year' };

/** Charts of the dashboard over the last days. */
export function AdminCharts({ charts, loadFailed, days, onDaysChange, onRetry }: AdminChartsProps) {
  return (
    <div className={styles.charts}>
      <Card
        surface="ruled"
        title="Analyses a day"
        aside={
          <SegmentedControl
            label="Period of the charts"
            size="small"
            segments={chartSpans.map((value) => ({ value, label: spanLabels[value] }))}
            value={String(days)}
            onValueChange={(value) => onDaysChange(Number(value))}
          />
        }
      >
        {charts !== null && <DayChart days={charts.analyses} />}
        {charts === null && loadFailed && <ListFailed what="the charts" onRetry={onRetry} />}
        {charts === null && !loadFailed && <Skeleton shape="block" height="10rem" label="Loading the charts" />}
      </Card>
      {charts !== null && (
        <div className={styles.pair}>
          <Card surface="ruled" title="Duration by step">
            <StepTimes steps={charts.steps} />
          </Card>
          <Card surface="ruled" title="Failures by reason">
            <FailureReasons failures={charts.failures} />
          </Card>
        </div>
      )}
    </div>
  );
}
