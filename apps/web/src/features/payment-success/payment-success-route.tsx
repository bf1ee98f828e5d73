import { useEffect } from 'react';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { PaymentSuccessScreen } from './payment-success-screen.tsx';

const againMs = 2000;

export function Component() {
  const services = useServices();
  const { supportEmail, facts } = useSession();
  const isConfirmed = facts.isSubscribed;

  useEffect(() => {
    // Without it the screen stands all the same; the next start asks again.
    void refreshUser(services);
  }, [services]);

  // Coming back from the provider's page proves nothing: the server says when the provider has told it.
  useEffect(() => {
    if (isConfirmed) return;
    const timer = setInterval(() => void refreshUser(services), againMs);
    return () => clearInterval(timer);
  }, [services, isConfirmed]);

  return <PaymentSuccessScreen isConfirmed={isConfirmed} supportEmail={supportEmail} />;
}
