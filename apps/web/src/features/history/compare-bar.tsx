import { limits } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './history-screen.module.css';

export interface CompareBarProps {
  /** In the order in which they were selected; they may stand on other pages of the list. */
  chosen: readonly string[];
  onClearChoice: () => void;
}

/** How many analyses are selected, and the way to see them side by side. */
export function CompareBar({ chosen, onClearChoice }: CompareBarProps) {
  const { comparedAtLeast, comparedAtMost } = limits;
  return (
    <section aria-label="Comparison" data-active={chosen.length > 0 || undefined} className={styles.bar}>
      <p aria-live="polite" className={styles.found}>
        {chosen.length === 0
          ? `Select ${comparedAtLeast} to ${comparedAtMost} completed analyses to compare them.`
          : `${chosen.length} of at most ${comparedAtMost} selected${chosen.length < comparedAtLeast ? '; select one more to compare' : ''}`}
      </p>
      {chosen.length >= comparedAtLeast && (
        <Button asChild size="small" variant="primary">
          <Link to={paths.compare(chosen)}>Compare {chosen.length} analyses</Link>
        </Button>
      )}
      {chosen.length > 0 && (
        <Button size="small" variant="quiet" onClick={onClearChoice}>
          Clear selection
        </Button>
      )}
    </section>
  );
}
