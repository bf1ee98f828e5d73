import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { Dialog } from '@rimawari/ui/dialog';
import { TextArea } from '@rimawari/ui/text-area';
import { TextField } from '@rimawari/ui/text-field';
import { useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import styles from './benchmarks-screen.module.css';
import { ConfigKeys } from './config-keys.tsx';
import { profileDraft } from './profile-draft.ts';
import { type ProfileValues, profileValuesOf, readProfile } from './profile-form.ts';

export interface ProfileDialogProps {
  /** Null for a new one. */
  profile: Schemas['BenchmarkProfile'] | null;
  isBusy: boolean;
  onSave: (profile: Schemas['BenchmarkProfileCreation']) => void;
  onClose: () => void;
}

/** Makes a profile, or changes one. */
export function ProfileDialog({ profile, isBusy, onSave, onClose }: ProfileDialogProps) {
  const [values, keep] = useDraft<ProfileValues>(profileDraft(profile?.id ?? 'new'), profileValuesOf(profile));
  const [problems, setProblems] = useState<{ name: string | null; config: string | null }>({ name: null, config: null });
  const change = (changes: Partial<ProfileValues>) => {
    keep(changes);
    setProblems({ name: null, config: null });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={profile === null ? 'New profile' : 'Edit profile'}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const read = readProfile(values);
          if (read.creation === null) setProblems(read.problems);
          else onSave(read.creation);
        }}
      >
        <TextField
          label="Name"
          value={values.name}
          error={problems.name ?? undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Description"
          optional
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <TextArea
          label="Config"
          hint='A JSON object, for example {"readers": {"forms": ["table"]}, "assumptions": {"vacancy": 8}}. Readers apply in data_extraction, assumptions in final_analysis.'
          code
          rows={8}
          value={values.config}
          error={problems.config ?? undefined}
          onChange={(event) => change({ config: event.target.value })}
        />
        <ConfigKeys />
        <div className={styles.line}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? 'Saving…' : profile === null ? 'Create profile' : 'Save profile'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
