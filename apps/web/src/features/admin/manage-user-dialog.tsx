import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { AlertDialog } from '@rimawari/ui/alert-dialog';
import { Button } from '@rimawari/ui/button';
import { Dialog, DialogClose } from '@rimawari/ui/dialog';
import { Link as TextLink } from '@rimawari/ui/link';
import { Switch } from '@rimawari/ui/switch';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './admin-screens.module.css';
import { UserLimits } from './user-limits.tsx';
import { UserPassword } from './user-password.tsx';

type User = Schemas['User'];

/** What is going on with the user who is managed, and what came of it. */
export interface UserWork {
  busy: 'update' | 'password' | 'delete' | null;
  failed: 'update' | 'password' | 'delete' | null;
  /** Why, in the server's words, where it said more than the screen's own sentence. */
  reason: string | null;
  passwordChanged: boolean;
}

export interface ManageUserDialogProps {
  user: User;
  work: UserWork;
  /** Asks for the confirmation at once. */
  isConfirmingDelete?: boolean;
  onClose: () => void;
  onUpdate: (changes: Schemas['UserUpdate']) => void;
  onChangePassword: (password: string) => void;
  onDelete: () => void;
}

const failures = {
  update: 'Failed to update user. Please try again.',
  delete: 'Failed to delete user. Please try again.',
} as const;

/** Everything an administrator may do with one user. */
export function ManageUserDialog(props: ManageUserDialogProps) {
  const { user, work, isConfirmingDelete = false, onClose, onUpdate, onChangePassword, onDelete } = props;
  /** What had failed when deletion was asked for or confirmed: the question closes when something else has. */
  const [asked, setAsked] = useState<Pick<UserWork, 'failed'> | null>(isConfirmingDelete ? work : null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Manage user"
      description={`${user.full_name?.trim() || 'No name'}, ${user.email}`}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <div className={styles.sections}>
        {work.failed === 'update' && (
          <Alert tone="caution" title={failures.update}>
            {work.reason}
          </Alert>
        )}
        <Switch
          label="Administrator"
          hint="Can open this area and change other users."
          checked={user.is_superuser}
          onCheckedChange={(isAdministrator) => onUpdate({ is_superuser: isAdministrator })}
        />
        <Switch
          label="Active"
          hint="Inactive users cannot sign in, and their sessions end."
          checked={user.is_active}
          onCheckedChange={(isActive) => onUpdate({ is_active: isActive })}
        />
        <UserLimits
          key={`${user.monthly_analysis_limit} ${user.complimentary_analysis_credits}`}
          user={user}
          isBusy={work.busy === 'update'}
          onSave={onUpdate}
        />
        <UserPassword
          isBusy={work.busy === 'password'}
          outcome={work.failed === 'password' ? 'failed' : work.passwordChanged ? 'changed' : null}
          onChangePassword={onChangePassword}
        />
        <section className={styles.section}>
          <h3>Audit log</h3>
          <TextLink asChild>
            <Link to={`${paths.adminAudit}?user=${encodeURIComponent(user.id)}`}>Events of this account</Link>
          </TextLink>
        </section>
        <section className={styles.section}>
          <h3>Delete</h3>
          <p>Removes the account with its analyses, documents and reports.</p>
          {work.failed === 'delete' && (
            <Alert tone="caution" title={failures.delete}>
              {work.reason}
            </Alert>
          )}
          <Button variant="critical" className={styles.end} onClick={() => setAsked(work)}>
            Delete user
          </Button>
        </section>
        <AlertDialog
          open={asked?.failed === work.failed}
          onOpenChange={(open) => setAsked(open ? work : null)}
          tone="critical"
          title="Delete user"
          description="Are you sure you want to delete this user? This action cannot be undone."
          confirmLabel={work.busy === 'delete' ? 'Deleting…' : 'Delete user'}
          busy={work.busy === 'delete'}
          onConfirm={() => {
            setAsked({ failed: null });
            onDelete();
          }}
        />
      </div>
    </Dialog>
  );
}
