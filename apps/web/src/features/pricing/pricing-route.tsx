import type { Schemas } from '@rimawari/api';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { leaveFor } from '../../app/payments/leave-for.ts';
import { useOpenPortal } from '../../app/payments/use-open-portal.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { useSession } from '../../app/session/use-session.ts';
import { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';

export function Component() {
  const services = useServices();
  const { queries } = useQueries();
  const session = useSession();
  const [processing, setProcessing] = useState<string | null>(null);
  const [failed, setFailed] = useState<PricingScreenProps['failed']>(null);
  const openPortal = useOpenPortal();
  const plans = queries.useQuery('get', '/stripe/plans', {}, { meta: { failure: 'We couldn’t load the plans' } });

  async function leave(plan: Schemas['Plan'], what: 'checkout' | 'portal', open: () => Promise<boolean>) {
    if (processing !== null) return;
    setProcessing(plan.id);
    setFailed(null);
    const isOpening = await open();
    if (isOpening) return;
    setFailed({ planId: plan.id, what });
    setProcessing(null);
  }

  async function openCheckout(priceId: string): Promise<boolean> {
    const { origin } = window.location;
    const { data } = await services.api.POST('/stripe/create-checkout-session', {
      body: { price_id: priceId, success_url: origin + paths.paymentSuccess, cancel_url: origin + paths.pricing },
    });
    return data !== undefined && leaveFor(data.checkout_url);
  }

  return (
    <PricingScreen
      plans={plans.data ?? null}
      loadFailed={plans.isError}
      standing={standingOf(session)}
      processing={processing}
      failed={failed}
      onSubscribe={(plan) => {
        const { stripe_price_id: priceId } = plan;
        if (priceId !== null) void leave(plan, 'checkout', () => openCheckout(priceId));
      }}
      onManage={(plan) => void leave(plan, 'portal', openPortal)}
      onRetry={() => void plans.refetch()}
    />
  );
}

function standingOf({ status, facts }: ReturnType<typeof useSession>): PricingScreenProps['standing'] {
  if (status === 'starting') return 'checking';
  if (status === 'signed-out') return 'signed-out';
  if (facts.isPaused) return 'paused';
  return facts.isSubscribed ? 'subscribed' : 'no-subscription';
}
