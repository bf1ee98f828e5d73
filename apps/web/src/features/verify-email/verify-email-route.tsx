import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app/services/services-context.ts';
import { VerifyEmailScreen, type VerifyEmailScreenProps } from './verify-email-screen.tsx';

export function Component() {
  const { api } = useServices();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<VerifyEmailScreenProps['state']>(token === '' ? 'failed' : 'verifying');

  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    void api.GET('/verify', { params: { query: { token } } }).then(({ error }) => {
      if (isCurrent) setState(error ? 'failed' : 'verified');
    });
    return () => {
      isCurrent = false;
    };
  }, [api, token]);

  return <VerifyEmailScreen state={state} />;
}
