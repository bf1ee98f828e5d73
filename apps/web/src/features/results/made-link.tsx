import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { TextField } from '@rimawari/ui/text-field';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { useState } from 'react';
import styles from './share-dialog.module.css';

export interface MadeLinkProps {
  address: string;
  expiresAt: string;
}

/** The address of a link, the one time it is known. */
export function MadeLink({ address, expiresAt }: MadeLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  function copy() {
    const wrote = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    wrote.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  }
  return (
    <Alert tone="positive" title="The link is ready. Copy it now: it is not shown again.">
      <div className={styles.made}>
        <TextField
          label="Link"
          readOnly
          value={address}
          error={state === 'refused' ? 'Your browser blocks copying. Select the link and copy it yourself.' : undefined}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="primary" onClick={copy}>
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className={styles.words}>
        It works until <DateTime value={expiresAt} form="datetime" />.
      </p>
      <VisuallyHidden aria-live="polite">{state === 'copied' && 'Link copied'}</VisuallyHidden>
    </Alert>
  );
}
