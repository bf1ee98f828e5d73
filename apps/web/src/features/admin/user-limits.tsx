import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { TextField } from '@rimawari/ui/text-field';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { useTextForm } from '../../app/form/use-text-form.ts';
import styles from './admin-screens.module.css';
import { checkUserLimits, type LimitChanges, limitChanges, limitValuesOf, type UserLimitsValues } from './user-limits-form.ts';

/** Under which what was typed is kept until it is saved or the dialog is closed. */
export const limitsDraft = (userId: string) => `limits of ${userId}`;

export interface UserLimitsProps {
  user: Schemas['User'];
  isBusy: boolean;
  onSave: (changes: LimitChanges) => void;
}

/** Monthly limit and complimentary credits. */
export function UserLimits({ user, isBusy, onSave }: UserLimitsProps) {
  const [kept, keep] = useDraft<UserLimitsValues>(limitsDraft(user.id), limitValuesOf(user));
  const { field, submit } = useTextForm<UserLimitsValues>(kept, checkUserLimits);
  return (
    <form
      noValidate
      className={styles.section}
      onSubmit={submit((values) => {
        const changes = limitChanges(values, user);
        if (!isBusy && Object.keys(changes).length > 0) onSave(changes);
      })}
    >
      <h3>Allowance</h3>
      <div className={styles.pair}>
        <TextField
          label="Monthly analysis limit"
          inputMode="numeric"
          hint={user.monthly_analysis_limit < 0 ? 'Unlimited by the plan; a number replaces it.' : 'Analyses a month.'}
          {...field('monthlyLimit', (monthlyLimit) => keep({ monthlyLimit }))}
        />
        <TextField
          label="Complimentary credits"
          inputMode="numeric"
          hint="-1 is unlimited."
          {...field('credits', (credits) => keep({ credits }))}
        />
      </div>
      <Button type="submit" className={styles.end} busy={isBusy}>
        {isBusy ? 'Saving…' : 'Save limits'}
      </Button>
    </form>
  );
}
