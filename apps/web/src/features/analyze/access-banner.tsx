import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { AnalysisAccess } from '../../app/session/session-facts.ts';
import { isLast, isRunningLow, unlimited } from './low-allowance.ts';

export interface AccessBannerProps {
  /** Null while it is not known. */
  access: AnalysisAccess | null;
  supportEmail: string;
}

/** On what ground analyses may be started, how many are left, and what to do when none are. */
export function AccessBanner({ access, supportEmail }: AccessBannerProps) {
  if (access === null) return null;
  switch (access.state) {
    case 'free':
      return <Alert title="Free testing mode">Analyses are free during testing. No subscription is needed.</Alert>;
    case 'subscribed':
      return <SubscribedBanner remaining={access.remaining} />;
    case 'complimentary':
      return <ComplimentaryBanner remaining={access.remaining} supportEmail={supportEmail} />;
    case 'limit_reached':
      return (
        <Alert
          tone="caution"
          title="You've reached your monthly limit. Upgrade or wait for next month."
          actions={<PricingButton>Upgrade Plan</PricingButton>}
        >
          You can still open your history and results.
        </Alert>
      );
    case 'complimentary_ended':
      return (
        <Alert tone="caution" title="Complimentary access has been used up." actions={<PricingButton>Subscribe Now</PricingButton>}>
          You can still open your history and results. To request more complimentary access, write to <Mail address={supportEmail} />.
        </Alert>
      );
    case 'subscription_required':
      return (
        <Alert tone="caution" title="Subscription Required" actions={<PricingButton>Subscribe Now</PricingButton>}>
          New analyses need a subscription. You can still open your history and results.
        </Alert>
      );
  }
}

function SubscribedBanner({ remaining }: { remaining: number }) {
  if (remaining === unlimited) return null;
  if (!isRunningLow(remaining)) return <Alert title={`${count(remaining, '')} remaining this month`} />;
  return (
    <Alert
      tone="pending"
      title={`${count(remaining, '')} remaining this month`}
      actions={isLast(remaining) ? <PricingButton>Upgrade Plan</PricingButton> : undefined}
    >
      {isLast(remaining) ? 'After this one, upgrade or wait for next month.' : 'Your monthly allowance is running low.'}
    </Alert>
  );
}

function ComplimentaryBanner({ remaining, supportEmail }: { remaining: number; supportEmail: string }) {
  if (remaining === unlimited) return <Alert title="Complimentary access">During the beta, complimentary analyses are unlimited.</Alert>;
  if (!isRunningLow(remaining)) return <Alert title={`${count(remaining, 'complimentary ')} remaining`} />;
  return (
    <Alert
      tone="pending"
      title={`${count(remaining, 'complimentary ')} remaining`}
      actions={isLast(remaining) ? <PricingButton>Upgrade Plan</PricingButton> : undefined}
    >
      Your complimentary access is running low. To request more, write to <Mail address={supportEmail} />.
    </Alert>
  );
}

function PricingButton({ children }: { children: ReactNode }) {
  return (
    <Button asChild size="small">
      <Link to={paths.pricing}>{children}</Link>
    </Button>
  );
}

function Mail({ address }: { address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}

function count(remaining: number, kind: string): string {
  return `${remaining} ${kind}${remaining === 1 ? 'analysis' : 'analyses'}`;
}
