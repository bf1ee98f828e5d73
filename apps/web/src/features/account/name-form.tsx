import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { TextField } from '@rimawari/ui/text-field';
import { useEffect } from 'react';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { useTextForm } from '../../app/form/use-text-form.ts';
import { checkName, type NameFormValues } from './account-forms.ts';
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

export function NameForm({ fullName, work, onSubmit, onEdit }: NameFormProps) {
  const [kept, keep] = useDraft<NameFormValues>(nameDraft, { fullName });
  const { field, submit, refuse } = useTextForm<NameFormValues>(kept, checkName);
  useEffect(() => refuse(work.refused), [work.refused, refuse]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submit((values) => {
        if (!work.isBusy) onSubmit(values);
      })}
    >
      {work.error !== null && <Alert tone="caution" title={work.error} />}
      {work.isSaved && <Alert tone="positive" title="Your name is saved." />}
      <TextField
        label="Full Name"
        autoComplete="name"
        {...field('fullName', (typed) => {
          keep({ fullName: typed });
          onEdit();
        })}
      />
      <Button type="submit" className={styles.end} busy={work.isBusy}>
        {work.isBusy ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  );
}
