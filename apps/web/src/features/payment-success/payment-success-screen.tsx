import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { Icon } from '@rimawari/ui/icon';
import { Link as TextLink } from '@rimawari/ui/link';
import { PageHeader } from '@rimawari/ui/page-header';
import { Link } from 'react-router-dom';
import styles from './payment-success-screen.module.css';

const next = [
  'Your subscription is active',
  'You can analyze properties immediately',
  'All features of your plan are enabled',
  'A receipt has been emailed to you',
];

export interface PaymentSuccessScreenProps {
  /** The payment provider has told the server. */
  isConfirmed: boolean;
  supportEmail: string;
}

/** After the provider's page: what holds now, or what will as soon as the payment is confirmed. */
export function PaymentSuccessScreen({ isConfirmed, supportEmail }: PaymentSuccessScreenProps) {
  return (
    <article className={styles.screen}>
      <div>
        <PageHeader title="Payment Successful" lead={isConfirmed ? 'Thank you. Your plan is ready to use.' : 'Thank you.'} />
        <div role="status" className={styles.status}>
          {!isConfirmed && (
            <Alert tone="pending" title="Your payment is being confirmed">
              The payment provider usually confirms within a few seconds. This page updates automatically; you can also leave and come back.
            </Alert>
          )}
        </div>
      </div>
      <Card surface="ruled" title="What's Next">
        {!isConfirmed && <p className={styles.soon}>After confirmation:</p>}
        <ul className={styles.list} data-confirmed={isConfirmed || undefined}>
          {next.map((line) => (
            <li key={line} className={styles.line}>
              <Icon name={isConfirmed ? 'check' : 'clock'} />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.actions}>
        {/* The addresses are the product's own words; the router leads them to where they now are. */}
        <Button asChild variant="primary">
          <Link to="/analysis">Start Analysis</Link>
        </Button>
        <Button asChild>
          <Link to="/dashboard">View History</Link>
        </Button>
      </div>
      <p>
        Questions? Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
    </article>
  );
}
