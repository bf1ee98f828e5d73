import { refusedFields } from '@rimawari/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app/services/services-context.ts';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';

export function Component() {
  const { api } = useServices();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [step, setStep] = useState<ResetPasswordScreenProps['step']>('editing');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function setPassword(newPassword: string) {
    setStep('sending');
    setError(null);
    setRefused(null);
    const { error: problem } = await api.POST('/reset-password', { body: { token, new_password: newPassword } });
    setStep(problem ? 'editing' : 'done');
    if (!problem) return;
    const { fields, rest } = refusedFields(problem, ['new_password']);
    setRefused(fields.new_password ?? null);
    setError(rest ?? (fields.new_password === undefined ? 'Reset failed' : null));
  }

  return (
    <ResetPasswordScreen
      hasToken={token !== ''}
      step={step}
      error={error}
      refused={refused}
      onSubmit={setPassword}
      onEdit={() => setError(null)}
    />
  );
}
