import { isProblem, readDetail } from '@rimawari/api';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services/services-context.ts';

/** A new code may be asked for once in this time. */
const betweenCodesMs = 60_000;

export interface ResendEvents {
  onSent: (message: string) => void;
  onFailed: (message: string) => void;
  /** The challenge is over: the sign-in begins anew. */
  onExpired: (message: string) => void;
}

/** Asking for another code of a challenge. */
export function useResend(token: string | null, { onSent, onFailed, onExpired }: ResendEvents) {
  const { api } = useServices();
  /** The last code asked for, of which challenge, and whether its minute is over. */
  const [sent, setSent] = useState(0);
  const [passed, setPassed] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const waitsFor = token === null ? null : `${sent} ${token}`;

  useEffect(() => {
    if (waitsFor === null) return;
    const timer = setTimeout(() => setPassed(waitsFor), betweenCodesMs);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  async function send() {
    if (token === null) return;
    setSending(true);
    const { data, error } = await api.POST('/resend-code', { body: { mfa_token: token } });
    setSending(false);
    if (data) {
      setSent((count) => count + 1);
      return onSent(data.detail);
    }
    const message = readDetail(error, 'We couldn’t send the code. Try again.');
    if (isProblem(error) && error.code === 'sign_in_expired') onExpired(message);
    else onFailed(message);
  }

  const state = isSending ? ('sending' as const) : passed === waitsFor ? ('ready' as const) : ('waiting' as const);
  return { state, send };
}
