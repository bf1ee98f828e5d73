import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { Select } from '@rimawari/ui/select';
import { useState } from 'react';
import styles from './debug-screen.module.css';
import { valueText } from './value-text.ts';

type Explanation = NonNullable<Schemas['DebugExplanation']['explanation']>;
type Candidate = Explanation['candidates'][number];

export interface FieldExplanationProps {
  /** Null until they were asked for. */
  explanation: Schemas['DebugExplanation'] | null;
  isBusy: boolean;
  /** Null: which facts were read. */
  onExplain: (field: string | null) => void;
}

/** How the value of one fact was read: every statement of it, the rule that read it, and why it is used or not. */
export function FieldExplanation({ explanation, isBusy, onExplain }: FieldExplanationProps) {
  const fields = explanation?.fields ?? [];
  const [picked, setPicked] = useState<string | null>(null);
  const field = picked ?? explanation?.explanation?.field ?? fields[0] ?? null;
  if (explanation === null)
    return (
      <Button busy={isBusy} onClick={() => onExplain(null)}>
        {isBusy ? 'Loading facts…' : 'Load facts'}
      </Button>
    );
  if (fields.length === 0) return <p>This session read no facts.</p>;
  return (
    <div className={styles.group}>
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && field !== null) onExplain(field);
        }}
      >
        <Select label="Fact" options={fields.map((name) => ({ value: name, label: name }))} value={field ?? ''} onValueChange={setPicked} />
        <Button type="submit" className={styles.end} busy={isBusy}>
          {isBusy ? 'Explaining…' : 'Explain value'}
        </Button>
      </form>
      {explanation.explanation !== null && <Told explanation={explanation.explanation} />}
    </div>
  );
}

function Told({ explanation: { field, value, confidence, derivation, is_contradicted, candidates } }: { explanation: Explanation }) {
  return (
    <>
      <p>
        <code className={styles.code}>{field}</code>: {value === null ? 'Not stated' : valueText(value)}
        {confidence !== null && `. Confidence ${confidence}`}
        {is_contradicted && '. The sources contradict each other'}.
      </p>
      {derivation !== null && (
        <p>
          Calculated from {derivation.from.join(', ')} by rule <code className={styles.code}>{derivation.rule}</code>.
        </p>
      )}
      {candidates.length === 0 ? (
        <p>No rule read a value for this fact.</p>
      ) : (
        <DataTable
          caption={`Values read for ${field}`}
          columns={columns}
          rows={candidates}
          rowKey={(row) => String(candidates.indexOf(row))}
        />
      )}
    </>
  );
}

const tones = { used: 'positive', agrees: 'info', 'not used': 'pending' } as const;
const words = { used: 'Used', agrees: 'Agrees', 'not used': 'Not used' } as const;

const columns: DataColumn<Candidate>[] = [
  { key: 'value', header: 'Value', isRowHeader: true, cell: ({ value }) => valueText(value) },
  {
    key: 'outcome',
    header: 'Use',
    cell: ({ outcome, reason }) => (
      <>
        <Badge tone={tones[outcome]}>{words[outcome]}</Badge> {reason}
      </>
    ),
  },
  {
    key: 'rule',
    header: 'Rule',
    cell: ({ rule, finds }) => (
      <>
        <code className={styles.code}>{rule}</code> {finds}
      </>
    ),
  },
  { key: 'strength', header: 'Strength', align: 'end', cell: ({ strength }) => strength },
  { key: 'confidence', header: 'Confidence', align: 'end', cell: ({ confidence }) => confidence },
  {
    key: 'place',
    header: 'Place',
    cell: ({ source_name, place, label, raw }) => (
      <>
        {source_name}
        {place !== null && `, ${place}`}: {label !== null && `${label} `}
        {raw}
      </>
    ),
  },
];
