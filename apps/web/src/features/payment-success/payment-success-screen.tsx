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

export function PaymentSuccessScreen({ supportEmail }: { supportEmail: string }) {
  return (
    <article className={styles.screen}>
      <PageHeader title="Payment Successful" lead="Thank you. Your plan is ready to use." />
      <Card surface="ruled" title="What's Next">
        <ul className={styles.list}>
          {next.map((line) => (
            <li key={line} className={styles.line}>
              <Icon name="check" />
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
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      </div>
      <p>
        Questions? Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </p>
    </article>
  );
}
