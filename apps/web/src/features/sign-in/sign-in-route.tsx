import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../../app/services/services-context.ts';
import { returnAddress } from '../../app/session/return-address.ts';
import { useSession } from '../../app/session/use-session.ts';
import type { SignInFormValues } from './sign-in-form.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { useResend } from './use-resend.ts';

const defaultChallenge = 'Enter the verification code we sent to your email.';
const sessionEnded = 'Your session has ended. Sign in again to continue.';

interface Challenge {
  token: string;
  deliveryChannel: string;
}

export function Component() {
  const { api, session } = useServices();
  const { status, hasEnded } = useSession();
  const { state } = useLocation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [refusedCodes, setRefusedCodes] = useState(0);
  const resend = useResend(challenge?.token ?? null, {
    onSent: (message) => {
      setError(null);
      setNotice(message);
      setRefusedCodes((count) => count + 1);
    },
    onFailed: (message) => setError(message),
    onExpired: (message) => {
      setChallenge(null);
      setError(message);
    },
  });

  async function signIn({ email, password, code }: SignInFormValues) {
    setBusy(true);
    setError(null);
    const secondStep = challenge ? { mfa_token: challenge.token, otp_code: code } : {};
    const { data, error: problem } = await api.POST('/login', { body: { email, password, ...secondStep } });
    setBusy(false);
    if (data && 'access_token' in data) return session.signIn(data.access_token, data.user);
    if (challenge) setRefusedCodes((count) => count + 1);
    if (data) {
      setNotice(data.detail || defaultChallenge);
      return setChallenge({ token: data.mfa_token, deliveryChannel: data.delivery_channel ?? 'email' });
    }
    setError(readDetail(problem, 'Login failed'));
  }

  if (status === 'signed-in') return <Navigate to={returnAddress(state)} replace />;
  return (
    <SignInScreen
      challenge={challenge}
      isBusy={isBusy}
      error={error}
      notice={challenge !== null ? notice : hasEnded ? sessionEnded : null}
      resend={resend.state}
      refusedCodes={refusedCodes}
      onSubmit={signIn}
      onResend={resend.send}
      onEdit={() => setError(null)}
      onEmailEdit={() => setChallenge(null)}
    />
  );
}
