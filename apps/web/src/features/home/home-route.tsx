import { readDetail } from '@rimawari/api';
import { useState } from 'react';
import { useServices } from '../../app/services/services-context.ts';
import { useSession } from '../../app/session/use-session.ts';
import { HomeScreen } from './home-screen.tsx';
import type { VerificationNoticeProps } from './verification-notice.tsx';

export function Component() {
  const { api } = useServices();
  const { user } = useSession();
  const [step, setStep] = useState<VerificationNoticeProps['step']>('asked');
  const [error, setError] = useState<string | null>(null);

  async function sendAgain(email: string) {
    setStep('sending');
    setError(null);
    const { error: problem } = await api.POST('/resend-verification', { body: { email } });
    setStep(problem ? 'asked' : 'sent');
    if (problem) setError(readDetail(problem, 'We couldn’t send the email. Please try again.'));
  }

  // A user who was stored by an earlier version says nothing about it.
  const isUnverified = user?.email_verified === false;
  return (
    <HomeScreen verification={isUnverified ? { email: user.email, step, error, onSendAgain: () => void sendAgain(user.email) } : null} />
  );
}
