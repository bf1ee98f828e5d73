import type { ComponentPropsWithRef } from 'react';
import { pagesWithGaps, rangeOfPage, windowOfPages } from './pages-shown.ts';
import styles from './pagination.module.css';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, counted from 1. */
  page: number;
  /** Results on a full page. */
  pageSize: number;
  /** Results on all pages. */
  total: number;
  /** Called with the page asked for. */
  onPageChange: (page: number) => void;
  /**
   * `results`: Previous, at most five numbers, Next, "Showing X to Y of Z results".
   * `pages`: a window of five with ellipses, first and last page, "Showing page X of Y"; absent on a single page.
   */
  form?: 'results' | 'pages' | undefined;
  /** Name of the landmark. */
  label?: string | undefined;
}

/** Way through a long list. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  form = 'results',
  label = 'Pages',
  className,
  ...rest
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (form === 'pages' && pages === 1) return null;
  const numbers = form === 'results' ? windowOfPages(page, pages) : pagesWithGaps(page, pages);
  const { from, to } = rangeOfPage(page, pageSize, total);
  return (
    <nav aria-label={label} className={[styles.pagination, className].filter(Boolean).join(' ')} {...rest}>
      <p aria-live="polite" className={styles.words}>
        {form === 'results' ? `Showing ${from} to ${to} of ${total} results` : `Showing page ${page} of ${pages}`}
      </p>
      <ul className={styles.list}>
        <li>
          <Turn words="Previous" to={page - 1} blocked={page <= 1} onPageChange={onPageChange} />
        </li>
        {numbers.map((number) => (
          <li key={number}>
            {typeof number === 'number' ? (
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={styles.number}
                onClick={() => onPageChange(number)}
              >
                {number}
              </button>
            ) : (
              <span aria-hidden className={styles.gap}>
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <Turn words="Next" to={page + 1} blocked={page >= pages} onPageChange={onPageChange} />
        </li>
      </ul>
    </nav>
  );
}

/** At an end the button stays focusable, so that a keyboard does not lose its place. */
function Turn({ words, to, blocked, onPageChange }: { words: string; to: number; blocked: boolean; onPageChange: (page: number) => void }) {
  return (
    <button
      type="button"
      aria-disabled={blocked || undefined}
      className={styles.turn}
      onClick={() => (blocked ? undefined : onPageChange(to))}
    >
      {words}
    </button>
  );
}
