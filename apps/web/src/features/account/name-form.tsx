import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { TextField } from '@rimawari/ui/text-field';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { lateRules } from '../../app/forms/late-rules.ts';
import { useRefused } from '../../app/forms/use-refused.ts';
import type { NameFormValues } from './account-forms.ts';
import styles from './account-screen.module.css';
import type { FormWork } from './form-work.ts';

/** Under which what was typed is kept until it is saved. */
export const nameDraft = 'name';

export interface NameFormProps {
  fullName: string;
  work: FormWork<'fullName'>;
  onSubmit: (values: NameFormValues) => void;
  onEdit: () => void;
}

const rules = lateRules(() => import('./account-forms.ts').then(({ nameForm }) => nameForm));

export function NameForm({ fullName, work, onSubmit, onEdit }: NameFormProps) {
  const [kept, keep] = useDraft<NameFormValues>(nameDraft, { fullName });
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<NameFormValues>({
    resolver: rules.resolver,
    defaultValues: kept,
    reValidateMode: 'onSubmit',
  });
  useRefused<NameFormValues>(work.refused, setError);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => {
        if (!work.isBusy) onSubmit(values);
      })}
    >
      {work.error !== null && <Alert tone="caution" title={work.error} />}
      {work.isSaved && <Alert tone="positive" title="Name saved." />}
      <TextField
        label="Full Name"
        autoComplete="name"
        onFocus={rules.fetch}
        error={formState.errors.fullName?.message}
        {...register('fullName', {
          onChange: ({ target }: { target: { value: string } }) => {
            keep({ fullName: target.value });
            clearErrors('fullName');
            onEdit();
          },
        })}
      />
      <Button type="submit" className={styles.end} busy={work.isBusy}>
        {work.isBusy ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  );
}
