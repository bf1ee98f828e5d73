import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Dialog } from '@rimawari/ui/dialog';
import { Select } from '@rimawari/ui/select';
import { TextField } from '@rimawari/ui/text-field';
import { useState } from 'react';
import { useDraft, useDrafts } from '../../app/drafts/use-draft.ts';
import styles from './correct-facts.module.css';
import { type CorrectableFact, type Corrections, correctionOf, fieldForms, isCorrectionField, shownValue } from './corrections.ts';
import { SeenCrop } from './fact-parts.tsx';

export interface CorrectionDialogProps {
  fact: CorrectableFact;
  isSending: boolean;
  refusal: string | null;
  onClose: () => void;
  /** Resolves to whether it was taken. */
  onCorrect: (corrections: Corrections) => Promise<boolean>;
}

const formId = 'correct-a-fact';

/** Asks for the value of one fact. */
export function CorrectionDialog({ fact, isSending, refusal, onClose, onCorrect }: CorrectionDialogProps) {
  const drafts = useDrafts();
  const draft = `correction of ${fact.field}`;
  const [{ typed, walk }, keep] = useDraft(draft, { typed: String(fact.to_confirm?.value ?? ''), walk: '' });
  const [problem, setProblem] = useState<string | null>(null);
  if (!isCorrectionField(fact.field)) return null;
  const { field } = fact;
  const { label, unit, kind, options } = fieldForms[field];

  async function submit() {
    const corrections = correctionOf(field, typed, walk);
    setProblem(corrections === null ? problemOf(kind) : null);
    if (corrections !== null && (await onCorrect(corrections))) close();
  }
  const edit = (changes: { typed: string } | { walk: string }) => {
    setProblem(null);
    keep(changes);
  };
  function close() {
    drafts.forget(draft);
    onClose();
  }
  return (
    <Dialog
      open
      size="small"
      title={`Correct ${label.toLowerCase()}`}
      description={wordsRead(fact)}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            Recalculate
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {fact.to_confirm !== undefined && <SeenCrop seen={fact.to_confirm} />}
        {refusal !== null && <Alert tone="caution">{refusal}</Alert>}
        {options === undefined ? (
          <TextField
            label={kind === 'station' ? 'Name of the station' : `Right ${label.toLowerCase()}`}
            hint={kind === 'month' ? 'Year and month, for example 1998-03, or the year alone.' : undefined}
            prefix={unit === '¥' ? unit : undefined}
            suffix={unit === '¥' ? undefined : unit}
            inputMode={kind === 'whole' || kind === 'decimal' ? 'decimal' : 'text'}
            autoComplete="off"
            value={typed}
            error={problem ?? undefined}
            onChange={(event) => edit({ typed: event.target.value })}
          />
        ) : (
          <Select
            label={`Right ${label.toLowerCase()}`}
            placeholder="Choose"
            options={options}
            value={typed}
            error={problem ?? undefined}
            onValueChange={(value) => edit({ typed: value })}
          />
        )}
        {kind === 'station' && (
          <TextField
            label="Walking minutes"
            inputMode="numeric"
            autoComplete="off"
            value={walk}
            onChange={(event) => edit({ walk: event.target.value })}
          />
        )}
      </form>
    </Dialog>
  );
}

function wordsRead(fact: CorrectableFact): string {
  if (fact.to_confirm !== undefined) return `The picture seems to say “${fact.to_confirm.raw}”. Compare it with the page you have.`;
  const shown = shownValue(fact);
  return shown === null ? 'Not stated in the sources.' : `Read as ${shown}.`;
}

function problemOf(kind: string): string {
  if (kind === 'whole') return 'Enter a whole number, for example 98,000';
  if (kind === 'decimal') return 'Enter a number, for example 25.41';
  if (kind === 'month') return 'Enter a year, or a year and a month, for example 1998-03';
  if (kind === 'station') return 'Enter the station and whole walking minutes';
  return kind === 'choice' ? 'Choose one' : 'Enter the right value';
}
