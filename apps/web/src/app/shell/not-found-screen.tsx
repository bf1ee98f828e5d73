import { Button } from '@rimawari/ui/button';
import { EmptyState } from '@rimawari/ui/empty-state';
import { PageHeader } from '@rimawari/ui/page-header';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';

/** An address that leads nowhere, and a way home. */
export function NotFoundScreen() {
  return (
    <section>
      <PageHeader title="Page not found" />
      <EmptyState
        title="We couldn’t find this page"
        action={
          <>
            <Button asChild variant="primary">
              <Link to={paths.home}>Go home</Link>
            </Button>
            <Button asChild>
              <Link to={paths.history}>View History</Link>
            </Button>
          </>
        }
      >
        The address may be mistyped, or the page may have moved.
      </EmptyState>
    </section>
  );
}
