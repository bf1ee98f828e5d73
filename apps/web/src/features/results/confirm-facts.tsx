import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Suspense, useState } from 'react';
import styles from './correct-facts.module.css';
import type { CorrectFactsProps } from './correct-facts.tsx';
import { type CorrectableFact, confirmationsOf, fieldForms, isCorrectionField, shownValue } from './corrections.ts';
import { FactName, PrintedWords, SeenCrop } from './fact-parts.tsx';
import { CorrectionDialog, correctionDialogSoon } from './late-correction.ts';

/** At the top of a result: what a picture seems to say, to be confirmed or corrected before the report counts with it. */
export function ConfirmFacts({ facts: { facts, corrections_left: left, correction }, isSending, refusal, onCorrect }: CorrectFactsProps) {
  const [edited, setEdited] = useState<CorrectableFact | null>(null);
  const waiting = facts.filter((fact) => fact.to_confirm !== undefined && isCorrectionField(fact.field));
  const isWorking = correction?.status === 'pending' || correction?.status === 'processing';
  if (waiting.length === 0) return null;
  // Which of two readings is right, only a person can say.
  const confirmations = waiting.map(confirmationsOf).flatMap((readings) => (readings.length === 1 ? readings : []));
  return (
    <Card
      surface="ruled"
      title="Please confirm"
      aside={
        confirmations.length > 1 && (
          <Button
            size="small"
            busy={isSending}
            disabled={isWorking || left === 0}
            onClick={() => void onCorrect(Object.assign({}, ...confirmations.map(({ corrections }) => corrections)))}
          >
            Confirm all {confirmations.length}
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        We couldn’t read these values with certainty from a picture. Compare each with the page and confirm it; we then recalculate the
        report. This is free.
      </p>
      <ul className={styles.facts}>
        {waiting.map((fact) => (
          <Row
            key={fact.field}
            fact={fact}
            canCorrect={!isWorking && !isSending && left > 0}
            onConfirm={onCorrect}
            onEdit={() => setEdited(fact)}
          />
        ))}
      </ul>
      {edited !== null && (
        <Suspense fallback={null}>
          <CorrectionDialog fact={edited} isSending={isSending} refusal={refusal} onClose={() => setEdited(null)} onCorrect={onCorrect} />
        </Suspense>
      )}
    </Card>
  );
}

interface RowProps {
  fact: CorrectableFact;
  canCorrect: boolean;
  onConfirm: CorrectFactsProps['onCorrect'];
  onEdit: () => void;
}

function Row({ fact, canCorrect, onConfirm, onEdit }: RowProps) {
  const { field, to_confirm: seen } = fact;
  if (!isCorrectionField(field) || seen === undefined) return null;
  const { label } = fieldForms[field];
  const readings = confirmationsOf(fact);
  const differ = readings.length > 1;
  return (
    <li className={styles.fact} data-asked>
      <FactName field={field} />
      <div className={styles.value}>
        {differ ? (
          <span>Two readings: {readings.map(({ value }) => shownValue({ field, value })).join(' or ')}</span>
        ) : (
          shownValue({ field, value: seen.value })
        )}
        <SeenCrop seen={seen} />
        <PrintedWords printed={seen} />
        <span className={styles.detail}>
          {seen.is_used ? 'The report uses it for now, because it needs a price.' : 'The report does not use it yet.'}
        </span>
      </div>
      <div className={styles.choices}>
        {readings.map(({ value, corrections }) => (
          <Button key={value} size="small" disabled={!canCorrect} onClick={() => void onConfirm(corrections)}>
            {differ ? `Use ${shownValue({ field, value })}` : 'Confirm'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Button>
        ))}
        <Button size="small" disabled={!canCorrect} onPointerEnter={correctionDialogSoon} onFocus={correctionDialogSoon} onClick={onEdit}>
          Correct<VisuallyHidden> {label.toLowerCase()} read from the picture</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
