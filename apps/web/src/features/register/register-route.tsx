import { refusedFields } from '@rimawari/api';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/services/services-context.ts';
import { useSession } from '../../app/session/use-session.ts';
import { type RefusedRegistration, RegisterScreen } from './register-screen.tsx';
import type { RegistrationFormValues } from './registration-form.ts';

export function Component() {
  const { api, session } = useServices();
  const { status } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedRegistration>();

  async function registerAccount({ fullName, email, password }: RegistrationFormValues) {
    setBusy(true);
    setError(null);
    setRefused(undefined);
    const { data, error: problem } = await api.POST('/register', { body: { full_name: fullName, email, password } });
    setBusy(false);
    if (data) session.signIn(data.access_token, data.user);
    else {
      const { fields, rest } = refusedFields(problem, ['full_name', 'email', 'password']);
      const { full_name: name, ...others } = fields;
      const known = Object.keys(fields).length > 0;
      setRefused(known ? { ...(name !== undefined && { fullName: name }), ...others } : undefined);
      setError(rest ?? (known ? null : 'Registration failed'));
    }
  }

  if (status === 'signed-in') return <Navigate to={paths.home} replace />;
  return <RegisterScreen isBusy={isBusy} error={error} refused={refused} onSubmit={registerAccount} onEdit={() => setError(null)} />;
}
