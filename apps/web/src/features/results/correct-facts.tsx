import { Alert } from '@rimawari/ui/alert';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { NotStated } from '@rimawari/ui/not-stated';
import { Progress } from '@rimawari/ui/progress';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Suspense, useState } from 'react';
import styles from './correct-facts.module.css';
import { type CorrectableFact, type Corrections, type Facts, fieldForms, isCorrectionField, shownValue } from './corrections.ts';
import { FactName, PrintedWords } from './fact-parts.tsx';
import { CorrectionDialog, correctionDialogSoon } from './late-correction.ts';

export interface CorrectFactsProps {
  facts: Facts;
  /** A correction is on its way to the server. */
  isSending: boolean;
  /** Why the last one was not taken; null when it was. */
  refusal: string | null;
  /** Resolves to whether it was taken. */
  onCorrect: (corrections: Corrections) => Promise<boolean>;
}

/** The list of evidence: what was read, from which words, with a way to put a value in its place. */
export function CorrectFacts({ facts: { facts, corrections_left: left, correction }, isSending, refusal, onCorrect }: CorrectFactsProps) {
  const [edited, setEdited] = useState<CorrectableFact | null>(null);
  const isWorking = correction?.status === 'pending' || correction?.status === 'processing';
  return (
    <Card surface="ruled" title="Extracted facts" aside={<span className={styles.left}>{wordsLeft(left)}</span>}>
      <p className={styles.lead}>
        Is a value wrong? Correct it: we recalculate the report and mark the value as entered by you. This is free.
      </p>
      {correction?.status === 'failed' && !isWorking && (
        <Alert tone="caution" title="We couldn’t apply the last correction">
          {(correction.error ?? []).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>The report above did not change.</p>
        </Alert>
      )}
      {isWorking && (
        <Progress label="Recalculating with your correction… The report above is still the earlier one" value={correction.progress} />
      )}
      <ul className={styles.facts}>
        {facts
          .filter(({ field }) => isCorrectionField(field))
          .map((fact) => (
            <Row key={fact.field} fact={fact} canCorrect={!isWorking && left > 0} onEdit={() => setEdited(fact)} />
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

function Row({ fact, canCorrect, onEdit }: { fact: CorrectableFact; canCorrect: boolean; onEdit: () => void }) {
  if (!isCorrectionField(fact.field)) return null;
  const { label } = fieldForms[fact.field];
  const shown = shownValue(fact);
  const [printed] = fact.printed;
  return (
    <li className={styles.fact}>
      <FactName field={fact.field} />
      <div className={styles.value}>
        {shown ?? <NotStated />}
        {fact.is_given && <Badge tone="info">Yours</Badge>}
        {printed !== undefined && <PrintedWords printed={printed} />}
      </div>
      <Button size="small" disabled={!canCorrect} onPointerEnter={correctionDialogSoon} onFocus={correctionDialogSoon} onClick={onEdit}>
        Correct<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
      </Button>
    </li>
  );
}

function wordsLeft(left: number): string {
  if (left === 0) return 'No corrections left';
  return left === 1 ? '1 correction left' : `${left} corrections left`;
}
