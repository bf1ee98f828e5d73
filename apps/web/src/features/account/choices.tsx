import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Switch } from '@rimawari/ui/switch';
import styles from './account-screen.module.css';

export interface ChoicesProps {
  account: Schemas['Account'];
  /** Why the last change was not kept. */
  error: string | null;
  onChange: (changes: Pick<Schemas['AccountUpdate'], 'second_factor' | 'mail_when_finished'>) => void;
}

const codeHints: Record<Schemas['Account']['second_factor_choice'], string> = {
  open: 'After your password, we ask for a 6-digit code that we email to you.',
  required: 'Your account always requires a code.',
  unavailable: 'Codes are off on this server. We keep your choice for when they are on.',
};

/** What is switched at once, without a button to save. */
export function Choices({ account, error, onChange }: ChoicesProps) {
  const isRequired = account.second_factor_choice === 'required';
  return (
    <div className={styles.form}>
      {error !== null && <Alert tone="caution" title={error} />}
      <Switch
        label="Codes at sign-in"
        hint={codeHints[account.second_factor_choice]}
        checked={isRequired || account.second_factor}
        disabled={isRequired}
        onCheckedChange={(isOn) => onChange({ second_factor: isOn })}
      />
      <Switch
        label="Email when an analysis ends"
        hint={
          account.email_verified
            ? 'We email you when a report or a copy of your data is ready, or when an analysis fails.'
            : 'We email verified addresses only: open the link in the email we sent you.'
        }
        checked={account.mail_when_finished}
        onCheckedChange={(isOn) => onChange({ mail_when_finished: isOn })}
      />
    </div>
  );
}
