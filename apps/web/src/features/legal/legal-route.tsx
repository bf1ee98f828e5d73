import { useSession } from '../../app/session/use-session.ts';
import { LegalScreen } from './legal-screen.tsx';

export function Component() {
  const { seller, supportEmail } = useSession();
  return <LegalScreen seller={seller} supportEmail={supportEmail} />;
}
