import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DescriptionList } from '@rimawari/ui/description-list';
import { Progress } from '@rimawari/ui/progress';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import styles from './benchmarks-screen.module.css';
import { ExtractionTable } from './extraction-table.tsx';
import { runSummaryText } from './run-summary.ts';
import { isAtWork } from './run-table.tsx';
import { valueText } from './value-text.ts';

type Run = Schemas['BenchmarkRun'];
type Candidate = Schemas['BenchmarkCandidate'];

export interface RunDetailProps {
  run: Run;
  comparison: Schemas['ExtractionComparison'] | null;
  onCompare: (slug: string) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** One run: its summary, each property of it, and the two readings of one side by side. */
export function RunDetail({ run, comparison, onCompare, onCancel, onClose }: RunDetailProps) {
  const candidates = run.payload?.candidates ?? [];
  const columns: DataColumn<Candidate>[] = [
    { key: 'slug', header: 'Property', isRowHeader: true, cell: ({ slug }) => slug },
    {
      key: 'match',
      header: 'Match',
      cell: ({ exact_match }) => (exact_match ? <Badge tone="positive">exact</Badge> : <Badge tone="caution">differs</Badge>),
    },
    { key: 'mismatched', header: 'Mismatched values', cell: ({ diff }) => <Mismatches values={diff.mismatched_values} /> },
    { key: 'candidate', header: 'Missing in candidate', cell: ({ diff }) => diff.missing_in_candidate.join(', ') || 'none' },
    { key: 'baseline', header: 'Missing in baseline', cell: ({ diff }) => diff.missing_in_baseline.join(', ') || 'none' },
    {
      key: 'compare',
      header: 'Compare',
      hideHeader: true,
      cell: ({ slug }) => (
        <Button size="small" onClick={() => onCompare(slug)}>
          Compare<VisuallyHidden> {slug}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Card
      surface="sheet"
      title={`Run: ${run.label}`}
      aside={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.form}>
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Type', value: run.run_type },
            { term: 'Profile', value: run.profile.name },
            { term: 'Status', value: <StatusBadge status={run.status} /> },
            { term: 'Summary', value: runSummaryText(run) },
            { term: 'Modules', value: run.modules.join(', ') },
          ]}
        />
        {run.error !== null && <Alert tone="caution" title={run.error} />}
        {isAtWork(run.status) && (
          <>
            <Progress label="Properties" value={run.progress} />
            <Button className={styles.end} onClick={onCancel}>
              Cancel run
            </Button>
          </>
        )}
        <DataTable
          caption="URLs of the run"
          density="dense"
          columns={propertyColumns}
          rows={run.payload?.properties ?? []}
          rowKey={({ slug }) => slug}
          empty="No property has been read yet."
        />
        <DataTable
          caption="Comparison with the baseline"
          density="dense"
          columns={columns}
          rows={candidates}
          rowKey={({ slug }) => slug}
          empty={run.run_type === 'baseline' ? 'Candidate runs are compared with this baseline.' : 'No comparison yet.'}
        />
        {comparison !== null && <ExtractionTable comparison={comparison} />}
      </div>
    </Card>
  );
}

const propertyColumns: DataColumn<Schemas['BenchmarkProperty']>[] = [
  { key: 'slug', header: 'Property', isRowHeader: true, cell: ({ slug }) => slug },
  { key: 'url', header: 'Address', cell: ({ url }) => <code className={styles.code}>{url}</code> },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'error', header: 'Reading error', cell: ({ error }) => error ?? '' },
];

function Mismatches({ values }: { values: Candidate['diff']['mismatched_values'] }) {
  if (values.length === 0) return 'none';
  return (
    <ul className={styles.list}>
      {values.map(({ field, baseline, candidate }) => (
        <li key={field}>
          <code className={styles.code}>{field}</code>: {valueText(baseline)} → {valueText(candidate)}
        </li>
      ))}
    </ul>
  );
}
