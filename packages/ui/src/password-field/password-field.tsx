import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** Starts with the password readable. */
  defaultShown?: boolean | undefined;
}

/** A password, hidden until the reader asks to see it. Rest props and ref go to the input. */
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
