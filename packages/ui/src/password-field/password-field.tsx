import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { type LineFieldProps, TextField } from '../text-field/index.ts';

export interface PasswordFieldProps extends LineFieldProps {
  /** Starts with the password readable. */
  defaultShown?: boolean | undefined;
}

/** A password, hidden until the reader asks to see it. Rest props and ref go to the input, `className` and `style` to the whole field. */
export function PasswordField({ defaultShown = false, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(defaultShown);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
