import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../../app/services/services-context.ts';
import { returnAddress } from '../../app/session/return-address.ts';
import { useSession } from '../../app/session/use-session.ts';
import type { SignInFormValues } from './sign-in-form.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const defaultChallenge = 'Enter the verification code we sent to your email.';

interface Challenge {
  token: string;
  deliveryChannel: string;
  message: string;
}

export function Component() {
  const { api, session } = useServices();
  const { status } = useSession();
  const { state } = useLocation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refusedCodes, setRefusedCodes] = useState(0);

  async function signIn({ email, password, code }: SignInFormValues) {
    setBusy(true);
    setError(null);
    const secondStep = challenge ? { mfa_token: challenge.token, otp_code: code } : {};
    const { data, error: problem } = await api.POST('/login', { body: { email, password, ...secondStep } });
    setBusy(false);
    if (data && 'access_token' in data) return session.signIn(data.access_token, data.user);
    if (challenge) setRefusedCodes((count) => count + 1);
    if (data) {
      return setChallenge({
        token: data.mfa_token,
        deliveryChannel: data.delivery_channel ?? 'email',
        message: data.detail || defaultChallenge,
      });
    }
    setError(readDetail(problem, 'Login failed'));
  }

  if (status === 'signed-in') return <Navigate to={returnAddress(state)} replace />;
  return (
    <SignInScreen
      challenge={challenge}
      isBusy={isBusy}
      error={error}
      refusedCodes={refusedCodes}
      onSubmit={signIn}
      onEdit={() => setError(null)}
      onEmailEdit={() => setChallenge(null)}
    />
  );
}
