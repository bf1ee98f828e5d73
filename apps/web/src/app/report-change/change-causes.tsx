import type { Schemas } from '@rimawari/api';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { formatDate, formatPercent } from '@rimawari/ui/format';
import { Money } from '@rimawari/ui/money';
import { unitText } from '../unit-text.ts';
import { causeWords } from './cause-words.ts';
import styles from './change-causes.module.css';

type Cause = Schemas['ChangeCause'];
type Input = Cause['inputs'][number];

/** What each cause of a changed report comes to, in yen. Causes that changed nothing are one line below. */
export function ChangeCauses({ causes }: { causes: Cause[] }) {
  const telling = causes.filter(isTelling);
  const still = causes.filter((cause) => !isTelling(cause)).flatMap(({ ids }) => ids.map((id) => causeWords[id].name.toLowerCase()));
  return (
    <>
      <DataTable
        caption="Causes, in the order they are applied"
        density="dense"
        columns={columns}
        rows={telling}
        rowKey={({ ids }) => ids.join()}
        empty="The two reports have the same inputs."
      />
      {telling.length > 0 && still.length > 0 && <p className={styles.note}>No difference comes from {inWords(still)}.</p>}
    </>
  );
}

const isTelling = ({ first_year, whole_holding, inputs }: Cause) => first_year !== 0 || whole_holding !== 0 || inputs.length > 0;

const inWords = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

const yen = (amount: number | null) => <Money amount={amount} currency="JPY" signed />;

const columns: DataColumn<Cause>[] = [
  {
    key: 'cause',
    header: 'Cause',
    isRowHeader: true,
    cell: ({ ids }) => (
      <span className={styles.cause}>
        {ids.map((id) => causeWords[id].name).join(', ')}
        <span className={styles.note}>
          {ids.length > 1
            ? 'Not available separately: we can’t calculate a report with only one of them changed.'
            : ids.map((id) => causeWords[id].note)}
        </span>
      </span>
    ),
  },
  {
    key: 'inputs',
    header: 'What differs',
    cell: ({ inputs }) =>
      inputs.length === 0 ? (
        'No listed input'
      ) : (
        <ul className={styles.inputs}>
          {inputs.map((input) => (
            <li key={input.label}>
              {sentence(input.label)}: {values(input)}
            </li>
          ))}
        </ul>
      ),
  },
  { key: 'first', header: 'First year', align: 'end', cell: ({ first_year }) => yen(first_year) },
  { key: 'whole', header: 'Holding period', align: 'end', cell: ({ whole_holding }) => yen(whole_holding) },
];

const sentence = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

function values({ unit, from, to }: Input) {
  if (from === null && to === null) return 'a different list';
  return `${valueText(from, unit)} → ${valueText(to, unit)}`;
}

const valueText = (value: Input['from'], unit: Input['unit']) =>
  value === null
    ? 'Not stated'
    : typeof value === 'string'
      ? (formatDate(value) ?? value)
      : unit === 'percent'
        ? formatPercent(value, { digits: 2 })
        : unitText(value, unit);
