import { isProblem, type ProblemCode, refusedFields } from '@rimawari/api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { type AnalysisDraft, createAnalysisDrafts } from './analysis-draft.ts';
import { AnalyzeScreen, type RefusedForm, type SubmissionState } from './analyze-screen.tsx';
import { createSubmissionKeys } from './submission-keys.ts';

const drafts = createAnalysisDrafts(window.sessionStorage);

/** Codes of answers that are about the documents. */
const ofDocuments: readonly ProblemCode[] = ['too_large', 'unsupported_type', 'empty_file', 'too_many_files'];

/** The server's words, at the field they are about where that is known. */
function refusalOf(error: unknown): { reason: string | null; fields?: RefusedForm } {
  const { fields, rest } = refusedFields(error, ['title', 'urls', 'files']);
  const code = isProblem(error) ? error.code : undefined;
  if (rest !== undefined && ofDocuments.some((known) => known === code)) return { reason: null, fields: { files: rest } };
  if (Object.keys(fields).length === 0) return { reason: rest ?? 'Failed to create analysis' };
  const { urls: url, ...others } = fields;
  return { reason: rest ?? null, fields: { ...others, ...(url !== undefined && { url }) } };
}

export function Component() {
  const services = useServices();
  const { queryClient } = useQueries();
  const { user, access, supportEmail } = useSession();
  const navigate = useNavigate();
  const [submission, setSubmission] = useState<SubmissionState>({ step: 'editing' });
  const userId = user?.id ?? '';
  const [draft] = useState(() => drafts.read(userId));
  const [keys] = useState(createSubmissionKeys);

  // An analysis that failed since was given back, and another browser may have begun one.
  useEffect(() => {
    void refreshUser(services);
  }, [services]);

  async function submit(content: AnalysisDraft) {
    const { title, url, files } = content;
    setSubmission({ step: 'uploading', percent: null });
    const { data, error } = await services.api.submitAnalysis(
      { title, files, urls: url === '' ? [] : [url] },
      {
        idempotencyKey: keys.keyOf(content),
        onProgress: ({ sentBytes, totalBytes }) =>
          setSubmission({ step: 'uploading', percent: totalBytes > 0 ? (100 * sentBytes) / totalBytes : null }),
      },
    );
    if (error?.code === 'idempotency_conflict') keys.forget();
    if (!data) return setSubmission({ step: 'failed', ...refusalOf(error) });
    keys.forget();
    drafts.forget(userId);
    void queryClient.invalidateQueries({ queryKey: ['get', '/analysis'] });
    void refreshUser(services);
    await navigate(paths.results(data.job_id));
  }

  return (
    <AnalyzeScreen
      access={access}
      supportEmail={supportEmail}
      draft={draft}
      submission={submission}
      onDraftChange={(changes) => drafts.write(userId, changes)}
      onSubmit={submit}
    />
  );
}
