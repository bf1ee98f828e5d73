import { useSession } from '../../app/session/use-session.ts';
import { LegalScreen } from './legal-screen.tsx';

export function Component() {
  const { supportEmail } = useSession();
  return <LegalScreen supportEmail={supportEmail} />;
}
