import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { DateTime } from '@rimawari/ui/date-time';
import { DescriptionList } from '@rimawari/ui/description-list';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './billing-screen.module.css';

export interface Subscription {
  /** −1 is unlimited. */
  analysesRemaining: number;
  /** ISO 8601; null where there is none. */
  nextBilling: string | null;
  /** ISO 8601; null while it renews by itself. Once it was cancelled nothing more is billed. */
  accessEndsAt: string | null;
}

export interface CurrentSubscriptionProps {
  subscription: Subscription | null;
  isPaused: boolean;
  isOpeningPortal: boolean;
  /** Its button could not open the portal. */
  hasFailed: boolean;
  onManage: () => void;
}

/** Said above the button that was pressed. */
export function PortalFailed() {
  return <Alert tone="caution">Failed to open billing portal. Please try again.</Alert>;
}

/** The card of the subscription, or the way to one. */
export function CurrentSubscription({ subscription, isPaused, isOpeningPortal, hasFailed, onManage }: CurrentSubscriptionProps) {
  const manage = (
    <div className={styles.manage}>
      {hasFailed && <PortalFailed />}
      <Button variant="primary" busy={isOpeningPortal} onClick={onManage}>
        {isOpeningPortal ? 'Opening the billing portal…' : 'Manage Subscription'}
      </Button>
    </div>
  );
  if (isPaused) {
    return (
      <Card title="Current Subscription" aside={<Badge tone="caution">Payment failed</Badge>} footer={manage}>
        <p>
          The last renewal payment failed, so new analyses are paused. Update your payment method to continue. You can still open your
          history and results.
        </p>
      </Card>
    );
  }
  if (subscription === null) {
    return (
      <Card
        title="Current Subscription"
        footer={
          <Button asChild variant="primary">
            <Link to={paths.pricing}>View Pricing Plans</Link>
          </Button>
        }
      >
        <p>You have no active subscription. You can still open your history and results.</p>
      </Card>
    );
  }
  const { analysesRemaining, nextBilling, accessEndsAt } = subscription;
  const billed = accessEndsAt === null ? nextBilling : null;
  return (
    <Card
      title="Current Subscription"
      aside={accessEndsAt === null ? <Badge tone="positive">Active</Badge> : <Badge tone="pending">Canceled</Badge>}
      footer={manage}
    >
      <DescriptionList
        layout="columns"
        items={[
          {
            term: 'Analyses Remaining',
            value: <span className={styles.figure}>{analysesRemaining === -1 ? 'Unlimited' : analysesRemaining}</span>,
          },
          { term: 'Next Billing', value: billed === null ? 'N/A' : <DateTime value={billed} /> },
          ...(accessEndsAt === null ? [] : [{ term: 'Access until', value: <DateTime value={accessEndsAt} /> }]),
        ]}
      />
    </Card>
  );
}
