import type { Schemas } from '@rimawari/api';
import { Card } from '@rimawari/ui/card';
import { PageHeader } from '@rimawari/ui/page-header';
import { Skeleton } from '@rimawari/ui/skeleton';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './account-screen.module.css';
import { Choices, type ChoicesProps } from './choices.tsx';
import { DataExport, type DataExportProps } from './data-export.tsx';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';
import { NameForm, type NameFormProps } from './name-form.tsx';
import { OwnDefaults, type OwnDefaultsProps } from './own-defaults.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';

export interface AccountScreenProps {
  /** Null before the first answer. */
  account: Schemas['Account'] | null;
  isFailed: boolean;
  name: Omit<NameFormProps, 'fullName'>;
  password: Omit<PasswordFormProps, 'email'>;
  choices: Omit<ChoicesProps, 'account'>;
  sessions: SessionListProps;
  ownDefaults: OwnDefaultsProps;
  dataExport: DataExportProps;
  deletion: DeleteAccountProps;
  onRetry: () => void;
}

/** What the owner can change about their account, and take with them. */
export function AccountScreen({
  account,
  isFailed,
  name,
  password,
  choices,
  sessions,
  ownDefaults,
  dataExport,
  deletion,
  onRetry,
}: AccountScreenProps) {
  return (
    <article className={styles.screen}>
      <PageHeader title="Account" lead="Your name and password, where you are signed in, and your data." />
      {account === null && isFailed ? (
        <LoadFailed title="We couldn’t load your account" onRetry={onRetry}>
          Nothing changed. Check your connection and try again.
        </LoadFailed>
      ) : account === null ? (
        <Skeleton lines={6} label="Loading your account" />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card title="Profile">
              <div className={styles.form}>
                <dl className={styles.address}>
                  <dt>Email address</dt>
                  <dd>
                    {account.email} <span className={styles.facts}>{account.email_verified ? 'verified' : 'not verified yet'}</span>
                  </dd>
                </dl>
                <NameForm fullName={account.full_name} {...name} />
              </div>
            </Card>
            <Card title="Password">
              <PasswordForm email={account.email} {...password} />
            </Card>
            <Card title="Signed in">
              <SessionList {...sessions} />
            </Card>
          </div>
          <div className={styles.column}>
            <Card title="Codes and emails">
              <Choices account={account} {...choices} />
            </Card>
            <Card title="Your defaults">
              <OwnDefaults {...ownDefaults} />
            </Card>
            <Card title="Your data">
              <DataExport {...dataExport} />
            </Card>
            <Card title="Delete account">
              <DeleteAccount {...deletion} />
            </Card>
          </div>
        </div>
      )}
    </article>
  );
}
