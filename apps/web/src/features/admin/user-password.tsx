import { limits } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { PasswordField } from '@rimawari/ui/password-field';
import { useState } from 'react';
import styles from './admin-screens.module.css';

export interface UserPasswordProps {
  isBusy: boolean;
  /** What came of the last change. */
  outcome: 'changed' | 'failed' | null;
  onChangePassword: (password: string) => void;
}

/** Sets a user's password. */
export function UserPassword({ isBusy, outcome, onChangePassword }: UserPasswordProps) {
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  return (
    <form
      noValidate
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const isShort = [...password].length < limits.passwordMinimumLength;
        setTooShort(isShort);
        if (!isShort) onChangePassword(password);
      }}
    >
      <h3>Password</h3>
      {isTooShort && <Alert tone="caution" title="Password must be at least 6 characters long" />}
      {!isTooShort && outcome === 'failed' && <Alert tone="caution" title="Failed to change password. Please try again." />}
      {!isTooShort && outcome === 'changed' && <Alert tone="positive" title="Password changed successfully." />}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters. All sessions of this user end, and we email the user."
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setTooShort(false);
        }}
      />
      <Button type="submit" className={styles.end} busy={isBusy}>
        {isBusy ? 'Changing the password…' : 'Change password'}
      </Button>
    </form>
  );
}
