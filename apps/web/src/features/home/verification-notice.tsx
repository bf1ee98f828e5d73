import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';

export interface VerificationNoticeProps {
  /** Of the signed-in user, who has not opened the link sent there. */
  email: string;
  step: 'asked' | 'sending' | 'sent';
  /** Why the mail could not be asked for again. */
  error: string | null;
  onSendAgain: () => void;
}

/** After registration, until the address is verified. Nothing waits for it but mails about analyses. */
export function VerificationNotice({ email, step, error, onSendAgain }: VerificationNoticeProps) {
  return (
    <Alert
      tone={step === 'sent' ? 'positive' : 'info'}
      title={step === 'sent' ? 'Email sent again' : 'Verify your email address'}
      actions={
        step !== 'sent' && (
          <Button size="small" busy={step === 'sending'} onClick={onSendAgain}>
            {step === 'sending' ? 'Sending...' : 'Send the email again'}
          </Button>
        )
      }
    >
      <p>
        {step === 'sent'
          ? `Open the link in the newest email to ${email}. If it does not arrive within a few minutes, check your spam folder.`
          : `We emailed a link to ${email}. You can use everything now; emails about completed analyses start after you open it.`}
      </p>
      {error !== null && <p role="alert">{error}</p>}
    </Alert>
  );
}
