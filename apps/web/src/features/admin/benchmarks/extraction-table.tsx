import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import styles from './benchmarks-screen.module.css';
import { valueText } from './value-text.ts';

type Comparison = Schemas['ExtractionComparison'];

interface Row {
  field: string;
  baseline: unknown;
  candidate: unknown;
}

/** Every field of two readings of one property, differences marked in words. */
export function ExtractionTable({ comparison }: { comparison: Comparison }) {
  const { baseline, candidate, slug } = comparison;
  const fields = [...new Set([...Object.keys(baseline?.data ?? {}), ...Object.keys(candidate?.data ?? {})])].sort();
  const rows: Row[] = fields.map((field) => ({ field, baseline: baseline?.data[field], candidate: candidate?.data[field] }));
  const isComparable = baseline !== null && candidate !== null;
  const columns: DataColumn<Row>[] = [
    { key: 'field', header: 'Field', isRowHeader: true, cell: ({ field }) => <code className={styles.code}>{field}</code> },
    { key: 'baseline', header: 'Baseline', cell: (row) => (baseline === null ? '' : valueText(row.baseline)) },
    { key: 'candidate', header: 'Candidate', cell: (row) => (candidate === null ? '' : valueText(row.candidate)) },
    {
      key: 'state',
      header: 'Difference',
      cell: (row) => (isComparable && !isSame(row) ? <Badge tone="caution">differs</Badge> : isComparable ? 'same' : ''),
    },
  ];
  return (
    <div className={styles.form}>
      {baseline === null && <p>Baseline extraction not available</p>}
      {candidate === null && <p>Candidate extraction not available</p>}
      <DataTable
        caption={`Extraction of ${slug}, baseline and candidate`}
        showCaption
        density="dense"
        columns={columns}
        rows={rows}
        rowKey={({ field }) => field}
        empty="No fields to compare."
      />
    </div>
  );
}

/** Order of keys means nothing in JSON. */
function isSame({ baseline, candidate }: Row): boolean {
  return canonical(baseline) === canonical(candidate);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
