import type { Schemas } from '@rimawari/api';
import { Accordion } from '@rimawari/ui/accordion';
import { Badge } from '@rimawari/ui/badge';
import { EmptyState } from '@rimawari/ui/empty-state';
import { PageHeader } from '@rimawari/ui/page-header';
import { Skeleton } from '@rimawari/ui/skeleton';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';
import { plansOnSale } from './plan-features.ts';
import styles from './pricing-screen.module.css';

type Plan = Schemas['Plan'];

export interface PricingScreenProps {
  /** Null before the first answer. */
  plans: Plan[] | null;
  loadFailed: boolean;
  /** Of the real subscription; free mode does not change it. `checking` until the server has said who is here. */
  standing: 'checking' | 'signed-out' | 'no-subscription' | 'subscribed' | 'paused';
  /** Id of the plan whose button was pressed and whose way to the provider is being opened. */
  processing: string | null;
  /** What could not be opened, and the plan whose button asked for it: said there, where the press was. */
  failed: { planId: string; what: keyof typeof failures } | null;
  /** Questions that are open at first. */
  openQuestions?: readonly string[];
  onSubscribe: (plan: Plan) => void;
  onManage: (plan: Plan) => void;
  onRetry: () => void;
}

const failures = {
  checkout: 'Failed to start subscription process. Please try again.',
  portal: 'Failed to open billing portal. Please try again.',
} as const;

const questions = [
  {
    value: 'change',
    title: 'Can I change plans?',
    content: 'Yes, at any time, in Manage Subscription. The change is prorated: we credit what you paid for the rest of the period.',
  },
  {
    value: 'limit',
    title: 'What happens if I exceed my limit?',
    content: 'Upgrade your plan, or wait for the next cycle. You can still open your history and results.',
  },
  {
    value: 'cancel',
    title: 'Can I cancel?',
    content: 'Yes, at any time, in Manage Subscription. Your access continues to the end of the period you paid for.',
  },
];

/** The plans on offer, and the way to subscribe to one. */
export function PricingScreen(props: PricingScreenProps) {
  const { plans, loadFailed, standing, openQuestions = [], onRetry } = props;
  return (
    <article className={styles.screen}>
      <PageHeader title="Pricing" lead="Choose how many properties to analyze a month. Every plan includes the full report.">
        <Standing standing={standing} />
      </PageHeader>
      {loadFailed && plans === null ? (
        <LoadFailed title="We couldn’t load the plans" onRetry={onRetry}>
          Nothing was charged. Check your connection and try again.
        </LoadFailed>
      ) : (
        <Plans {...props} />
      )}
      <section className={styles.questions} aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">Frequently asked questions</h2>
        <Accordion items={questions} headingLevel={3} defaultOpen={openQuestions} />
      </section>
    </article>
  );
}

function Standing({ standing }: Pick<PricingScreenProps, 'standing'>) {
  if (standing === 'subscribed')
    return (
      <p>
        <Badge tone="positive">Active subscription</Badge>
      </p>
    );
  if (standing === 'paused')
    return (
      <p>
        <Badge tone="caution">Subscription paused: payment failed</Badge>
      </p>
    );
  return standing === 'no-subscription' ? (
    <p>
      <Badge>No active subscription</Badge>
    </p>
  ) : null;
}

function Plans({ plans, standing, processing, failed, onSubscribe, onManage }: PricingScreenProps) {
  if (plans === null) {
    return (
      <div className={styles.plans}>
        <Skeleton shape="block" height="24rem" label="Loading the plans" />
        <Skeleton shape="block" height="24rem" label="" />
        <Skeleton shape="block" height="24rem" label="" />
      </div>
    );
  }
  const onSale = plansOnSale(plans);
  if (onSale.length === 0) return <EmptyState title="No plans are available now">Come back later, or write to us.</EmptyState>;
  return (
    <div className={styles.plans}>
      {onSale.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          action={actionFor(standing)}
          isProcessing={processing === plan.id}
          failure={failed?.planId === plan.id ? failures[failed.what] : null}
          onSubscribe={onSubscribe}
          onManage={onManage}
        />
      ))}
    </div>
  );
}

function actionFor(standing: PricingScreenProps['standing']): PlanCardProps['action'] {
  if (standing === 'signed-out') return 'sign-in-first';
  return standing === 'subscribed' || standing === 'paused' ? 'manage' : 'subscribe';
}
