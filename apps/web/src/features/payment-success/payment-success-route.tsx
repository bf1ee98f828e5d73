import { useEffect } from 'react';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { PaymentSuccessScreen } from './payment-success-screen.tsx';

export function Component() {
  const services = useServices();
  const { supportEmail } = useSession();
  useEffect(() => {
    // Without it the screen stands all the same; the next start asks again.
    void refreshUser(services);
  }, [services]);
  return <PaymentSuccessScreen supportEmail={supportEmail} />;
}
