import { limits } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { FileList } from '@rimawari/ui/drop-zone';
import { IconButton } from '@rimawari/ui/icon-button';
import { PageHeader } from '@rimawari/ui/page-header';
import { Progress } from '@rimawari/ui/progress';
import { TextField } from '@rimawari/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lateRules } from '../../app/forms/late-rules.ts';
import type { AnalysisAccess } from '../../app/session/session-facts.ts';
import { AccessBanner } from './access-banner.tsx';
import type { AnalysisDraft, StoredDocument } from './analysis-draft.ts';
import { type AnalysisFormValues, completedAddress, sourceProblem } from './analysis-form.ts';
import styles from './analyze-screen.module.css';
import { incomeProblem } from './buyer.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { acceptedDocuments, documentsHint } from './document-rules.ts';
import { DocumentsZone } from './documents-zone.tsx';
import { NextSteps } from './next-steps.tsx';

/** How far the submission is. `percent` is null while nobody can say. */
export type SubmissionState =
  | { step: 'editing' }
  | { step: 'uploading'; percent: number | null }
  | { step: 'failed'; reason: string | null; fields?: RefusedForm };

/** What the server said of single fields. */
export type RefusedForm = Partial<Record<keyof AnalysisFormValues | 'files', string>>;

export interface AnalyzeScreenProps {
  /** Null while it is not known: nothing is refused too early. */
  access: AnalysisAccess | null;
  supportEmail: string;
  /** What the form starts with. */
  draft: AnalysisDraft;
  submission: SubmissionState;
  onDraftChange: (changes: Partial<AnalysisDraft>) => void;
  onSubmit: (draft: AnalysisDraft) => void;
  /** Breaks an upload off; what was filled in stays. */
  onCancel: () => void;
}

const rules = lateRules(() => import('./analysis-rules.ts').then(({ analysisForm }) => analysisForm));

export function AnalyzeScreen({ access, supportEmail, draft, submission, onDraftChange, onSubmit, onCancel }: AnalyzeScreenProps) {
  const [files, setFiles] = useState(draft.files);
  /** The files of this moment: the rules of the form load when it is sent, and files may be brought meanwhile. */
  const latest = useRef(draft.files);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setValue, setFocus, setError, watch, clearErrors, formState } = useForm<AnalysisFormValues>({
    resolver: rules.resolver,
    defaultValues: { title: draft.title, url: draft.url },
    reValidateMode: 'onSubmit',
  });
  const [buyer, setBuyer] = useState(draft.buyer);
  const [incomeError, setIncomeError] = useState<string | null>(null);
  const [reused, setReused] = useState(draft.reused);
  const stored = reused?.documents ?? [];
  const isBlocked = access?.remaining === 0;
  const isUploading = submission.step === 'uploading';

  const refused = submission.step === 'failed' ? submission.fields : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    for (const name of ['url', 'title'] as const)
      if (refused[name] !== undefined) setError(name, { type: 'server', message: refused[name] }, { shouldFocus: true });
    setProblem(refused.files ?? null);
  }, [refused, setError]);

  function edit(changes: Partial<AnalysisDraft>) {
    setProblem(null);
    onDraftChange(changes);
  }
  const text = (name: keyof AnalysisFormValues) => ({
    error: formState.errors[name]?.message,
    onFocus: rules.fetch,
    disabled: isBlocked,
    readOnly: isUploading,
    ...register(name, {
      onChange: (event: { target: { value: string } }) => {
        clearErrors(name);
        edit({ [name]: event.target.value });
      },
    }),
  });
  const submit = handleSubmit((values) => {
    if (isBlocked || isUploading) return;
    const missing = sourceProblem(values.url, latest.current.length + stored.length);
    const wrongIncome = incomeProblem(buyer);
    setProblem(missing);
    setIncomeError(wrongIncome);
    if (missing !== null || wrongIncome !== null) return;
    const url = completedAddress(values.url);
    if (url !== values.url) {
      setValue('url', url);
      onDraftChange({ url });
    }
    onSubmit({ ...values, url, files: latest.current, buyer, reused: stored.length === 0 ? null : reused });
  });
  const form = useRef<HTMLFormElement>(null);
  /** Files were brought before what looks at them has loaded; whoever sends the form then sends it with them. */
  const waiting = useRef({ forFiles: false, toSend: false, isLost: false });
  const [looked, setLooked] = useState(0);
  useEffect(() => {
    if (looked === 0 || waiting.current.forFiles || !waiting.current.toSend) return;
    waiting.current.toSend = false;
    form.current?.requestSubmit();
  }, [looked]);
  function send(event: FormEvent) {
    if (!waiting.current.forFiles) return void submit(event);
    event.preventDefault();
    // What is to be done stands there.
    if (waiting.current.isLost) return form.current?.querySelector<HTMLElement>('[data-documents-lost] button')?.focus();
    waiting.current.toSend = true;
  }
  const cancelUpload = () => {
    // The button that was pressed goes away.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    onCancel();
  };
  const clearAddress = () => {
    setValue('url', '');
    clearErrors('url');
    edit({ url: '' });
    setFocus('url');
  };

  return (
    <article className={styles.screen}>
      <PageHeader title="Run Property Insight Modeling" lead="One property at a time: its listing, its documents, or both." />
      <AccessBanner access={access} supportEmail={supportEmail} />
      <div className={styles.columns}>
        <form ref={form} className={styles.form} noValidate aria-label="New analysis" data-blocked={isBlocked || undefined} onSubmit={send}>
          <TextField label="Title" optional placeholder="e.g., Shibuya 1LDK Apartment" {...text('title')} />
          <TextField
            label="Listing URL"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            hint="The listing page of one property for sale."
            suffix={
              watch('url') !== '' && !isBlocked && <IconButton icon="close" size="small" label="Clear address" onClick={clearAddress} />
            }
            {...text('url')}
          />
          {reused !== null && (
            <StoredDocuments
              documents={stored}
              onRemove={
                isUploading ? undefined : (place) => setReused({ ...reused, documents: stored.filter((_, each) => each !== place) })
              }
            />
          )}
          <DocumentsZone
            label="Documents"
            hint={documentsHint}
            accept={acceptedDocuments}
            maxFiles={limits.documentsPerAnalysis - stored.length}
            maxBytes={limits.documentBytes}
            files={files}
            disabled={isBlocked || isUploading || stored.length === limits.documentsPerAnalysis}
            error={problem}
            onWait={() => {
              waiting.current.forFiles = true;
              waiting.current.isLost = false;
            }}
            onLost={() => {
              waiting.current.toSend = false;
              waiting.current.isLost = true;
            }}
            onLooked={() => {
              waiting.current.forFiles = false;
              setLooked((times) => times + 1);
            }}
            onFilesChange={(chosen) => {
              latest.current = chosen;
              setFiles(chosen);
              edit({ files: chosen });
            }}
          />
          <BuyerFields
            fields={buyer}
            incomeError={incomeError}
            disabled={isBlocked || isUploading}
            onChange={(fields) => {
              setBuyer(fields);
              setIncomeError(null);
              edit({ buyer: fields });
            }}
          />
          {submission.step === 'failed' && (
            <Alert tone="caution" title="Failed to start analysis. Please try again.">
              {submission.reason !== null && <p>{submission.reason}</p>}
              <p>
                {refused !== undefined && 'See the message at each field. '}
                Your entries are still here.
              </p>
            </Alert>
          )}
          {submission.step === 'uploading' && (
            <div className={styles.upload}>
              <Progress
                label={submission.percent === 100 ? 'Starting the analysis' : 'Uploading'}
                value={submission.percent ?? undefined}
              />
              {submission.percent !== 100 && (
                <Button size="small" onClick={cancelUpload}>
                  Cancel upload
                </Button>
              )}
            </div>
          )}
          <div className={styles.submit}>
            <Button type="submit" variant="primary" size="large" busy={isUploading} disabled={isBlocked}>
              {submitLabel(access, isUploading)}
            </Button>
          </div>
        </form>
        <NextSteps supportEmail={supportEmail} />
      </div>
    </article>
  );
}

/** What the server has from the earlier analysis. */
function StoredDocuments({ documents, onRemove }: { documents: StoredDocument[]; onRemove: ((place: number) => void) | undefined }) {
  return (
    <section className={styles.stored} aria-labelledby="stored-documents">
      <h2 id="stored-documents" className={styles.storedTitle}>
        Documents you sent before
      </h2>
      <p className={styles.why}>
        {documents.length === 0
          ? 'None of them will be used.'
          : 'We use them again without another upload. Remove any you don’t want read.'}
      </p>
      <FileList
        files={documents.map(({ filename, size }) => ({ name: filename, size }))}
        onRemove={onRemove}
        aria-label="Documents you sent before"
      />
    </section>
  );
}

function submitLabel(access: AnalysisAccess | null, isUploading: boolean): string {
  switch (access?.state) {
    case 'limit_reached':
      return 'Monthly Limit Reached';
    case 'complimentary_ended':
      return 'Complimentary Access Ended';
    case 'subscription_required':
      return 'Subscription Required';
    default:
      return isUploading ? 'Starting Analysis...' : 'Start Analysis';
  }
}
