import { useEffect, useState } from 'react';
import { useOpenPortal } from '../../app/payments/use-open-portal.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { BillingScreen, type BillingScreenProps, type PortalButton } from './billing-screen.tsx';

export function Component() {
  const services = useServices();
  const { queries } = useQueries();
  const { facts, supportEmail } = useSession();
  const openPortal = useOpenPortal();
  const [portal, setPortal] = useState<BillingScreenProps['portal']>('closed');
  const [failedAt, setFailedAt] = useState<PortalButton | null>(null);
  const payments = queries.useQuery('get', '/stripe/payment-history', {}, { meta: { failure: 'We couldn’t load the payments' } });

  // Whoever comes back from the portal may have changed the plan there.
  useEffect(() => {
    void refreshUser(services);
  }, [services]);

  async function manage(at: PortalButton) {
    if (portal === 'opening') return;
    setPortal('opening');
    setFailedAt(null);
    if (await openPortal()) return;
    setPortal('closed');
    setFailedAt(at);
  }

  return (
    <BillingScreen
      subscription={
        facts.isSubscribed
          ? { analysesRemaining: facts.analysesRemaining, nextBilling: facts.subscriptionEndDate, accessEndsAt: facts.accessEndsAt }
          : null
      }
      isPaused={facts.isPaused}
      isFreeMode={facts.isFreeMode}
      payments={payments.data ?? null}
      paymentsFailed={payments.isError}
      portal={portal}
      failedAt={failedAt}
      supportEmail={supportEmail}
      onManage={(at) => void manage(at)}
      onRetry={() => void payments.refetch()}
    />
  );
}
