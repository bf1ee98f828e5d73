import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { Link as TextLink } from '@rimawari/ui/link';
import { PageHeader } from '@rimawari/ui/page-header';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './billing-screen.module.css';
import { CurrentSubscription, PortalFailed, type Subscription } from './current-subscription.tsx';
import { PaymentTable } from './payment-table.tsx';

export interface BillingScreenProps {
  /** The real subscription; null without one. Free mode does not change it. */
  subscription: Subscription | null;
  /** A renewal was not paid: there is a subscription, which gives nothing until it is. */
  isPaused: boolean;
  isFreeMode: boolean;
  /** Null before the first answer. */
  payments: Schemas['Payment'][] | null;
  paymentsFailed: boolean;
  portal: 'closed' | 'opening';
  /** The card whose button could not open the portal: it is said there, where the press was. */
  failedAt: PortalButton | null;
  supportEmail: string;
  onManage: (at: PortalButton) => void;
  onRetry: () => void;
}

/** The cards whose buttons open the provider's portal. */
export type PortalButton = 'subscription' | 'actions';

/** What is subscribed to, what was paid, and where to change it. */
export function BillingScreen(props: BillingScreenProps) {
  const { subscription, isPaused, isFreeMode, payments, paymentsFailed, portal, failedAt, supportEmail, onManage, onRetry } = props;
  return (
    <article className={styles.screen}>
      <PageHeader title="Billing" lead="Your subscription, payments and billing settings." />
      {isFreeMode && <Alert title="Free testing mode">Analyses are free during testing. Your subscription does not change.</Alert>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <CurrentSubscription
            subscription={subscription}
            isPaused={isPaused}
            isOpeningPortal={portal === 'opening'}
            hasFailed={failedAt === 'subscription'}
            onManage={() => onManage('subscription')}
          />
          <Card surface="ruled" title="Payment History">
            {paymentsFailed && payments === null ? (
              <LoadFailed title="We couldn’t load the payments" onRetry={onRetry}>
                Your subscription and payments are safe. Check your connection and try again.
              </LoadFailed>
            ) : (
              <PaymentTable payments={payments} />
            )}
          </Card>
        </div>
        <div className={styles.side}>
          <QuickActions
            isSubscribed={subscription !== null || isPaused}
            isOpeningPortal={portal === 'opening'}
            hasFailed={failedAt === 'actions'}
            onManage={() => onManage('actions')}
          />
          <Card surface="sunken" title="Need Help">
            <p>
              Questions about a payment or your plan? Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>. We reply
              within 2 business days.
            </p>
          </Card>
        </div>
      </div>
    </article>
  );
}

interface QuickActionsProps {
  isSubscribed: boolean;
  isOpeningPortal: boolean;
  hasFailed: boolean;
  onManage: () => void;
}

function QuickActions({ isSubscribed, isOpeningPortal, hasFailed, onManage }: QuickActionsProps) {
  return (
    <Card surface="sheet" title="Quick Actions">
      <div className={styles.actions}>
        <Button asChild wide>
          <Link to={paths.pricing}>View All Plans</Link>
        </Button>
        {hasFailed && <PortalFailed />}
        {isSubscribed && (
          <Button wide busy={isOpeningPortal} onClick={onManage}>
            Update Payment Method
          </Button>
        )}
        <Button asChild wide>
          <Link to={paths.analyze}>Analyze Property</Link>
        </Button>
      </div>
    </Card>
  );
}
