import type { Schemas } from '@rimawari/api';
import { formatMoney, formatPercent } from '@rimawari/ui/format';
import { Icon } from '@rimawari/ui/icon';
import { NotStated } from '@rimawari/ui/not-stated';
import styles from './compare-screen.module.css';

type Row = Schemas['ComparisonRow'];
type Cell = Schemas['ComparisonCell'];

/** A number in the words of its unit. */
export function textOf(value: number, unit: string | null): string {
  switch (unit) {
    case 'JPY':
      return formatMoney(value, 'JPY');
    case 'JPY/year':
      return `${formatMoney(value, 'JPY')} / year`;
    case 'percent':
      return formatPercent(value);
    case 'ratio':
      return value.toFixed(2).replace('-', '−');
    case 'score':
      return value.toFixed(1);
    case 'm2':
      return `${value} m²`;
    case 'minutes':
      return `${value} min`;
    default:
      return String(value);
  }
}

/** What stands in one cell, and where it stands among those beside it. */
export function CellValue({ row, cell }: { row: Row; cell: Cell }) {
  const { value, range, texts, because, standing } = cell;
  if (texts.length > 1)
    return (
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  const [text = value === null ? undefined : textOf(value, row.unit)] = texts;
  return (
    <>
      {text === undefined ? <NotStated /> : <span className={styles.value}>{text}</span>}
      {range !== null && (
        <span className={styles.beside}>{`${textOf(range[0] ?? 0, row.unit)} to ${textOf(range[1] ?? 0, row.unit)}`}</span>
      )}
      {text === undefined && because !== null && <span className={styles.beside}>{because}</span>}
      {standing !== null && (
        <span data-standing={standing} className={styles.standing}>
          <Icon name={standing === 'highest' ? 'chevron-up' : 'chevron-down'} size="small" />
          {standing}
        </span>
      )}
    </>
  );
}
