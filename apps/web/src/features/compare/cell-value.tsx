import type { Schemas } from '@rimawari/api';
import { Icon } from '@rimawari/ui/icon';
import { NotStated } from '@rimawari/ui/not-stated';
import { unitText } from '../../app/unit-text.ts';
import styles from './compare-screen.module.css';

type Row = Schemas['ComparisonRow'];
type Cell = Schemas['ComparisonCell'];

/** `3.2%–4.1%`; with `to` between the ends where one lies below zero. */
function ends({ unit }: Row, low: number, high: number): string {
  return [low, high].map((end) => unitText(end, unit)).join(low < 0 || high < 0 ? ' to ' : '–');
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
  const [text = value === null ? undefined : unitText(value, row.unit)] = texts;
  return (
    <>
      {text === undefined ? <NotStated /> : <span className={styles.value}>{text}</span>}
      {range !== null && <span className={styles.beside}>{ends(row, range[0] ?? 0, range[1] ?? 0)}</span>}
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
