import { useState } from 'react';
import { useServices } from '../../app/services/services-context.ts';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password-screen.tsx';

export function Component() {
  const { api } = useServices();
  const [step, setStep] = useState<ForgotPasswordScreenProps['step']>('editing');

  async function send(email: string) {
    setStep('sending');
    // The answer is the same either way: it must not tell who has an account.
    await api.POST('/forgot-password', { body: { email } });
    setStep('sent');
  }

  return <ForgotPasswordScreen step={step} onSubmit={send} />;
}
