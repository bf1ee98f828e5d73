import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NotStated } from '../not-stated/index.ts';
import styles from './description-list.module.css';

export interface DescriptionItem {
  /** What it is. */
  term: ReactNode;
  /** Its value; null or undefined is drawn as not stated. */
  value: ReactNode;
  /** Where it comes from, or what it means. */
  note?: ReactNode | undefined;
  /** React key, for rows that come and go; by default their place. */
  key?: string | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The rows, in the order they are read. */
  items: readonly DescriptionItem[];
  /** `rows`: term and value on one ruled line. `stacked`: value under its term. `columns`: stacked, side by side where there is room. */
  layout?: 'rows' | 'stacked' | 'columns' | undefined;
  /** Sets values at the end of the line, for amounts. */
  figures?: boolean | undefined;
}

/** Labels and values. */
export function DescriptionList({ items, layout = 'rows', figures = false, className, ...rest }: DescriptionListProps) {
  return (
    <dl data-layout={layout} data-figures={figures || undefined} className={[styles.list, className].filter(Boolean).join(' ')} {...rest}>
      {items.map(({ term, value, note, key }, place) => (
        <div key={key ?? place} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {value ?? <NotStated />}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
