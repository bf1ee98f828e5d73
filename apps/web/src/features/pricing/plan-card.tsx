import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { Icon } from '@rimawari/ui/icon';
import { Link as TextLink } from '@rimawari/ui/link';
import { Money } from '@rimawari/ui/money';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { ReturnState } from '../../app/session/return-address.ts';
import { isMostPopular, planFeatures } from './plan-features.ts';
import styles from './pricing-screen.module.css';

type Plan = Schemas['Plan'];

export interface PlanCardProps {
  plan: Plan;
  /** What the button does; a visitor has to sign in first. */
  action: 'subscribe' | 'manage' | 'sign-in-first';
  /** Work that this card's button began is going on. */
  isProcessing: boolean;
  /** Why its button led nowhere. */
  failure: string | null;
  onSubscribe: (plan: Plan) => void;
  onManage: (plan: Plan) => void;
}

const backHere: ReturnState = { from: paths.pricing };

/** One plan: its price, what it holds, and the way to it. */
export function PlanCard({ plan, action, isProcessing, failure, onSubscribe, onManage }: PlanCardProps) {
  const noteId = useId();
  const isManaged = action === 'manage';
  const label = isManaged ? 'Manage Subscription' : 'Subscribe Now';
  return (
    <Card
      surface={isMostPopular(plan) ? 'sheet' : 'ruled'}
      title={plan.name}
      aside={
        isMostPopular(plan) ? (
          <Badge tone="info" emphasis="solid">
            Most Popular
          </Badge>
        ) : undefined
      }
      className={styles.plan}
      footer={
        <div className={styles.choice}>
          {failure !== null && <Alert tone="caution">{failure}</Alert>}
          <Button
            wide
            variant={isMostPopular(plan) ? 'primary' : 'secondary'}
            disabled={action === 'sign-in-first' || (!isManaged && plan.stripe_price_id === null)}
            busy={isProcessing}
            aria-describedby={action === 'sign-in-first' ? noteId : undefined}
            onClick={() => (isManaged ? onManage(plan) : onSubscribe(plan))}
          >
            {isProcessing ? 'Processing...' : label}
          </Button>
          {action === 'sign-in-first' && (
            <p id={noteId} className={styles.note}>
              Please{' '}
              <TextLink asChild>
                <Link to={paths.signIn} state={backHere}>
                  log in
                </Link>
              </TextLink>{' '}
              to subscribe
            </p>
          )}
        </div>
      }
    >
      {plan.description !== null && <p className={styles.description}>{plan.description}</p>}
      <p className={styles.price}>
        <Money amount={plan.price} currency={plan.currency} per={`/ ${plan.interval}`} />
      </p>
      <ul className={styles.features}>
        {planFeatures(plan).map(({ text, isComing }) => (
          <li key={text} data-coming={isComing || undefined} className={styles.feature}>
            <Icon name={isComing ? 'clock' : 'check'} />
            <span>{text}</span>
            {isComing && <Badge className={styles.coming}>coming</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
