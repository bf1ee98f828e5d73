import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { VerifyEmailScreen, type VerifyEmailScreenProps } from './verify-email-screen.tsx';

export function Component() {
  const services = useServices();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<VerifyEmailScreenProps['state']>(token === '' ? 'failed' : 'verifying');

  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    void services.api.GET('/verify', { params: { query: { token } } }).then(({ error }) => {
      if (isCurrent) setState(error ? 'failed' : 'verified');
      // Whoever is signed in here, or in another tab, learns of it too.
      if (!error && services.session.read().status === 'signed-in') void refreshUser(services);
    });
    return () => {
      isCurrent = false;
    };
  }, [services, token]);

  return <VerifyEmailScreen state={state} />;
}
