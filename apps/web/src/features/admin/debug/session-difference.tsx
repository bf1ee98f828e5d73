import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { Money } from '@rimawari/ui/money';
import { Select } from '@rimawari/ui/select';
import { useState } from 'react';
import { ChangeCauses } from '../../../app/report-change/change-causes.tsx';
import styles from './debug-screen.module.css';
import { valueText } from './value-text.ts';

type Difference = Schemas['DebugDifference'];
type Artefact = Difference['artefacts'][number];
type FigureChange = Difference['figures'][number];
type Effect = NonNullable<Difference['effect']>[number];

export interface SessionDifferenceProps {
  sessions: Schemas['DebugSession'][];
  /** The session that is compared at first. */
  chosen: string | null;
  difference: Difference | null;
  isBusy: boolean;
  onCompare: (from: string, to: string) => void;
}

/** What differs between two sessions of the analysis, and what that comes to in yen. */
export function SessionDifference({ sessions, chosen, difference, isBusy, onCompare }: SessionDifferenceProps) {
  const newest = chosen ?? sessions[0]?.timestamp ?? '';
  const base = sessions.find(({ timestamp }) => timestamp === newest)?.base_session ?? sessions.at(-1)?.timestamp ?? '';
  const [picked, setPicked] = useState<{ from?: string; to?: string }>({});
  const { from = base, to = newest } = picked;
  const options = sessions.map(({ timestamp, purpose }) => ({ value: timestamp, label: `${timestamp}, ${purpose}` }));
  return (
    <div className={styles.group}>
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onCompare(from, to);
        }}
      >
        <Select label="From session" options={options} value={from} onValueChange={(value) => setPicked({ ...picked, from: value })} />
        <Select label="To session" options={options} value={to} onValueChange={(value) => setPicked({ ...picked, to: value })} />
        <Button type="submit" className={styles.end} busy={isBusy}>
          {isBusy ? 'Comparing…' : 'Compare sessions'}
        </Button>
      </form>
      {difference !== null && <Result difference={difference} />}
    </div>
  );
}

function Result({ difference: { artefacts, figures, effect, causes } }: { difference: Difference }) {
  return (
    <>
      {effect === null ? (
        <p>Effect in yen: not available, because one of the two sessions has no report.</p>
      ) : (
        <DataTable
          caption="Effect in yen"
          showCaption
          density="dense"
          columns={effectColumns}
          rows={effect}
          rowKey={({ id }) => id}
          empty=""
        />
      )}
      {causes !== null && <ChangeCauses causes={causes} />}
      <DataTable
        caption="Artefacts"
        showCaption
        density="dense"
        columns={artefactColumns}
        rows={artefacts}
        rowKey={({ step }) => step}
        empty=""
      />
      <DataTable
        caption={`Figures that differ: ${figures.length}`}
        showCaption
        density="dense"
        columns={figureColumns}
        rows={figures}
        rowKey={({ id }) => id}
        empty="Every figure is the same."
      />
    </>
  );
}

const yen = (amount: number | null, signed = false) => <Money amount={amount} currency="JPY" signed={signed} />;

const effectColumns: DataColumn<Effect>[] = [
  { key: 'label', header: 'Of the report', isRowHeader: true, cell: ({ label }) => label },
  { key: 'from', header: 'From', align: 'end', cell: ({ from }) => yen(from) },
  { key: 'to', header: 'To', align: 'end', cell: ({ to }) => yen(to) },
  { key: 'difference', header: 'Difference', align: 'end', cell: ({ difference }) => yen(difference, true) },
];

const states: Record<Artefact['state'], { words: string; tone: 'positive' | 'caution' | 'pending' }> = {
  same: { words: 'same', tone: 'positive' },
  differs: { words: 'differs', tone: 'caution' },
  missing_in_from: { words: 'only in the second', tone: 'pending' },
  missing_in_to: { words: 'only in the first', tone: 'pending' },
  missing_in_both: { words: 'in neither', tone: 'pending' },
};

const artefactColumns: DataColumn<Artefact>[] = [
  { key: 'step', header: 'Step', isRowHeader: true, cell: ({ step }) => <span className={styles.code}>{step}</span> },
  { key: 'state', header: 'State', cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].words}</Badge> },
  { key: 'changes', header: 'Changes', cell: (artefact) => <ChangeList artefact={artefact} /> },
];

const shownAtMost = 8;

function ChangeList({ artefact: { changes, more } }: { artefact: Artefact }) {
  if (changes.length === 0) return '';
  const further = more + Math.max(0, changes.length - shownAtMost);
  return (
    <ul className={styles.list}>
      {changes.slice(0, shownAtMost).map(({ path, from, to }) => (
        <li key={path}>
          <code className={styles.code}>{path}</code>: {valueText(from)} → {valueText(to)}
        </li>
      ))}
      {further > 0 && <li>and {further} more</li>}
    </ul>
  );
}

const numberText = (value: number | null) =>
  value === null ? 'Not stated' : new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(value).replace('-', '−');

const figureColumns: DataColumn<FigureChange>[] = [
  {
    key: 'figure',
    header: 'Figure',
    isRowHeader: true,
    cell: ({ id, label }) => (
      <>
        {label} <code className={styles.code}>{id}</code>
      </>
    ),
  },
  { key: 'unit', header: 'Unit', cell: ({ unit }) => <code className={styles.code}>{unit}</code> },
  { key: 'from', header: 'From', align: 'end', cell: ({ from }) => numberText(from) },
  { key: 'to', header: 'To', align: 'end', cell: ({ to }) => numberText(to) },
  { key: 'difference', header: 'Difference', align: 'end', cell: ({ difference }) => (difference === null ? '–' : numberText(difference)) },
];
