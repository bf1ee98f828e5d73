import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { AlertDialog } from '@rimawari/ui/alert-dialog';
import { Button } from '@rimawari/ui/button';
import { DateTime } from '@rimawari/ui/date-time';
import { Dialog } from '@rimawari/ui/dialog';
import { Select } from '@rimawari/ui/select';
import { Skeleton } from '@rimawari/ui/skeleton';
import { useState } from 'react';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { MadeLink } from './made-link.tsx';
import styles from './share-dialog.module.css';

export type Share = Schemas['Share'];

export interface ShareDialogProps {
  /** Links that hold; null before the first answer. */
  shares: Share[] | null;
  isFailed: boolean;
  isCreating: boolean;
  /** The link that was just made; its address is told once. */
  made: { address: string; expiresAt: string } | null;
  /** Why the last wish was not fulfilled; null when it was. */
  refusal: string | null;
  /** The link that is asked about, or is being revoked. */
  revoking: { id: string; isBusy: boolean } | null;
  onCreate: (days: number) => void;
  onAskToRevoke: (id: string | null) => void;
  onRevoke: (id: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Makes links under which anyone reads the report, and takes them back. */
export function ShareDialog(props: ShareDialogProps) {
  const { isCreating, made, refusal, revoking, onCreate, onAskToRevoke, onRevoke, onClose } = props;
  const [days, setDays] = useState('30');
  return (
    <Dialog
      open
      title="Share this report"
      description="Anyone with the link can read the report, without an account."
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className={styles.parts}>
        <p className={styles.words}>
          Readers do not see tenant names, your files and their text, your title, or your buyer details. Taxes and loan use our defaults.
        </p>
        {refusal !== null && <Alert tone="caution" title={refusal} />}
        {made !== null && <MadeLink key={made.address} {...made} />}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onCreate(Number(days));
          }}
        >
          <Select label="Link expires after" options={periods} value={days} onValueChange={setDays} />
          <Button type="submit" variant={made === null ? 'primary' : 'secondary'} busy={isCreating}>
            {made === null ? 'Create link' : 'Create another link'}
          </Button>
        </form>
        <Links {...props} />
      </div>
      {revoking !== null && (
        <AlertDialog
          open
          tone="critical"
          title="Revoke this link?"
          description="The link stops working for everyone. A revoked link cannot be restored."
          confirmLabel="Revoke link"
          busy={revoking.isBusy}
          onConfirm={() => onRevoke(revoking.id)}
          onOpenChange={(open) => !open && !revoking.isBusy && onAskToRevoke(null)}
        />
      )}
    </Dialog>
  );
}

function Links({ shares, isFailed, onAskToRevoke, onRetry }: ShareDialogProps) {
  if (shares === null) {
    return isFailed ? (
      <LoadFailed title="We couldn’t load the links" onRetry={onRetry}>
        They still work. Check your connection and try again.
      </LoadFailed>
    ) : (
      <Skeleton lines={2} label="Loading the links" />
    );
  }
  return (
    <section aria-labelledby="shared-links">
      <h3 id="shared-links" className={styles.heading}>
        Active links
      </h3>
      {shares.length === 0 ? (
        <p className={styles.words}>No active links. Only you can read this report.</p>
      ) : (
        <ul className={styles.links}>
          {shares.map(({ id, created_at, expires_at }) => (
            <li key={id} className={styles.link}>
              <span>
                Created <DateTime value={created_at} />, expires <DateTime value={expires_at} />
              </span>
              <Button size="small" onClick={() => onAskToRevoke(id)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
