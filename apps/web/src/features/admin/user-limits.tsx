import { zodResolver } from '@hookform/resolvers/zod';
import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { TextField } from '@rimawari/ui/text-field';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../app/drafts/use-draft.ts';
import styles from './admin-screens.module.css';
import { limitsDraft } from './limits-draft.ts';
import { type LimitChanges, limitChanges, limitValuesOf, type UserLimitsValues, userLimitsForm } from './user-limits-form.ts';

export interface UserLimitsProps {
  user: Schemas['User'];
  isBusy: boolean;
  onSave: (changes: LimitChanges) => void;
}

/** Monthly limit and complimentary credits. */
export function UserLimits({ user, isBusy, onSave }: UserLimitsProps) {
  const [kept, keep] = useDraft<UserLimitsValues>(limitsDraft(user.id), limitValuesOf(user));
  const form = useForm<UserLimitsValues>({ resolver: zodResolver(userLimitsForm), defaultValues: kept });
  const field = (name: keyof UserLimitsValues) =>
    form.register(name, { onChange: ({ target }: { target: { value: string } }) => keep({ [name]: target.value }) });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className={styles.section}
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          const changes = limitChanges(values, user);
          if (!isBusy && Object.keys(changes).length > 0) onSave(changes);
        })(event)
      }
    >
      <h3>Allowance</h3>
      <div className={styles.pair}>
        <TextField
          label="Monthly analysis limit"
          inputMode="numeric"
          hint={user.monthly_analysis_limit < 0 ? 'The plan is unlimited; a number here overrides it.' : 'Analyses a month.'}
          error={errors.monthlyLimit?.message}
          {...field('monthlyLimit')}
        />
        <TextField
          label="Complimentary credits"
          inputMode="numeric"
          hint="-1 is unlimited."
          error={errors.credits?.message}
          {...field('credits')}
        />
      </div>
      <Button type="submit" className={styles.end} busy={isBusy}>
        {isBusy ? 'Saving…' : 'Save limits'}
      </Button>
    </form>
  );
}
