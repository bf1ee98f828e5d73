import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { Spinner } from '@rimawari/ui/spinner';
import { Link } from 'react-router-dom';
import { AccountNotice } from '../../app/account-form/account-notice.tsx';
import { paths } from '../../app/paths.ts';

export interface VerifyEmailScreenProps {
  state: 'verifying' | 'verified' | 'failed';
}

export function VerifyEmailScreen({ state }: VerifyEmailScreenProps) {
  return (
    <AccountNotice
      title="Verify your email"
      next={
        state === 'verified' && (
          <Button asChild variant="primary" wide>
            <Link to={paths.signIn}>Sign in</Link>
          </Button>
        )
      }
      links={
        <TextLink asChild>
          <Link to={paths.home}>Go home</Link>
        </TextLink>
      }
    >
      {state === 'verifying' && <Spinner label="Verifying..." showLabel />}
      {state === 'verified' && <Alert tone="positive">Email verified!</Alert>}
      {state === 'failed' && (
        <Alert tone="caution" title="Verification failed">
          The link may be incomplete, or too old. Open the link in the newest email we sent you.
        </Alert>
      )}
    </AccountNotice>
  );
}
