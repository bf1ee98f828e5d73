import type { Schemas } from '@rimawari/api';
import { DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { Disclosure } from '@rimawari/ui/disclosure';
import styles from './charts.module.css';

type Day = Schemas['AdminCharts']['analyses'][number];

export interface DayChartProps {
  /** Oldest first. */
  days: readonly Day[];
}

const parts = [
  { key: 'completed', label: 'Completed' },
  { key: 'failed', label: 'Failed' },
  { key: 'in_progress', label: 'In progress' },
] as const;
const looks = { completed: styles.completed, failed: styles.failed, in_progress: styles.inProgress };

const sumOf = (days: readonly Day[], part: (typeof parts)[number]['key']) => days.reduce((sum, day) => sum + day[part], 0);
const heightOf = (day: Day) => day.completed + day.failed + day.in_progress;

/** Analyses a day as stacked bars, with their sum in words and every number in a table. */
export function DayChart({ days }: DayChartProps) {
  const most = Math.max(1, ...days.map(heightOf));
  const total = days.reduce((sum, day) => sum + heightOf(day), 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.figure}>
      <figcaption>
        {total} submitted in {days.length} days: {sumOf(days, 'completed')} completed, {sumOf(days, 'failed')} failed,{' '}
        {sumOf(days, 'in_progress')} in progress. At most {Math.max(0, ...days.map(heightOf))} on one day.
      </figcaption>
      <svg aria-hidden className={styles.drawing} viewBox={`0 0 ${days.length * 10} ${most}`} preserveAspectRatio="none">
        {days.map((day, place) => {
          let top = most;
          return parts.map(({ key }) => {
            top -= day[key];
            return day[key] === 0 ? null : (
              <rect key={`${day.day} ${key}`} className={looks[key]} x={place * 10 + 1} width={8} y={top} height={day[key]} />
            );
          });
        })}
      </svg>
      {first !== undefined && last !== undefined && (
        <div className={styles.ends}>
          <DateTime value={first.day} />
          <DateTime value={last.day} />
        </div>
      )}
      <ul className={styles.legend}>
        {parts.map(({ key, label }) => (
          <li key={key}>
            <span aria-hidden className={[styles.swatch, looks[key]].join(' ')} />
            {label}
          </li>
        ))}
      </ul>
      <Disclosure title="Daily figures">
        <DataTable
          caption="Analyses a day"
          density="dense"
          narrow="scroll"
          columns={[
            { key: 'day', header: 'Day', isRowHeader: true, cell: (day) => <DateTime value={day.day} /> },
            ...parts.map(({ key, label }) => ({ key, header: label, align: 'end' as const, cell: (day: Day) => day[key] })),
          ]}
          rows={[...days].reverse()}
          rowKey={(day) => day.day}
        />
      </Disclosure>
    </figure>
  );
}
