import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { DescriptionList } from '@rimawari/ui/description-list';
import { Disclosure } from '@rimawari/ui/disclosure';
import { EmptyState } from '@rimawari/ui/empty-state';
import { formatDate } from '@rimawari/ui/format';
import { PageHeader } from '@rimawari/ui/page-header';
import { Skeleton } from '@rimawari/ui/skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { buyerWords } from './buyer-words.ts';
import styles from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';

export interface CompareScreenProps {
  /**
   * `few`: the address names fewer than two, or more than four; `missing`: one of them is not there; `failed`: the server
   * could not be asked; `loading` before the first answer.
   */
  state: 'loading' | 'few' | 'missing' | 'failed' | 'shown';
  /** While it is shown. */
  comparison: Schemas['Comparison'] | null;
  onRetry: () => void;
  onPrint: () => void;
}

/** Two to four analyses side by side, worked out anew on the same terms. */
export function CompareScreen({ state, comparison, onRetry, onPrint }: CompareScreenProps) {
  return (
    <article className={styles.screen}>
      <PageHeader
        title="Compare analyses"
        lead="Two to four of your analyses, recalculated on the same terms."
        actions={
          state === 'shown' && (
            <div className={styles.actions}>
              <Button asChild>
                <Link to={paths.history}>Choose other analyses</Link>
              </Button>
              <Button onClick={onPrint}>Print</Button>
            </div>
          )
        }
      />
      {state === 'loading' && <Skeleton lines={12} label="Recalculating the comparison" />}
      {state === 'failed' && (
        <LoadFailed title="We couldn’t calculate the comparison" onRetry={onRetry}>
          Your analyses are saved. Check your connection and try again.
        </LoadFailed>
      )}
      {state === 'few' && <Choose title="Choose two to four analyses">In your history, select the analyses you want to compare.</Choose>}
      {state === 'missing' && (
        <Choose title="One of these analyses is not available">
          It was deleted, or it belongs to another account. Choose again from your history.
        </Choose>
      )}
      {state === 'shown' && comparison !== null && <Comparison {...comparison} />}
    </article>
  );
}

function Comparison(comparison: Schemas['Comparison']) {
  const { as_of, buyer, analyses, rows } = comparison;
  return (
    <>
      <div className={styles.terms}>
        <p>
          All are recalculated as of {formatDate(as_of)} (Japan time) with current rules, the same default assumptions, and the facts read
          or corrected by you. {buyerWords(buyer)} Market data is from the date of each analysis.
        </p>
        <p>
          Figures can differ from the reports, which use their own date and buyer. Informational only; not financial or investment advice.
        </p>
      </div>
      <CompareTable analyses={analyses} rows={rows} />
      <Disclosure variant="ruled" title="Definitions">
        <DescriptionList items={rows.map(({ id, label, definition }) => ({ key: id, term: label, value: definition }))} />
      </Disclosure>
    </>
  );
}

function Choose({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button asChild variant="primary">
          <Link to={paths.history}>View history</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
