import { isProblem, type ProblemCode, refusedFields } from '@rimawari/api';
import { Skeleton } from '@rimawari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import { type AnalysisDraft, createAnalysisDrafts } from './analysis-draft.ts';
import { AnalyzeScreen, type RefusedForm, type SubmissionState } from './analyze-screen.tsx';
import { buyerOf, fieldsOf } from './buyer.ts';
import { createSubmissionKeys } from './submission-keys.ts';

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
  const [search] = useSearchParams();
  const earlier = search.get('from');
  return earlier === null ? <Analyze key="afresh" begun={null} /> : <AnalyzeAgain key={earlier} jobId={earlier} />;
}

/** Begins with what an earlier analysis was sent. */
function AnalyzeAgain({ jobId }: { jobId: string }) {
  const { api } = useServices();
  const params = { params: { path: { id: jobId } } };
  const earlier = useQuery({
    queryKey: ['analysis', jobId, 'sent'],
    queryFn: async ({ signal }) => {
      const [detail, sources] = await Promise.all([
        api.GET('/analysis/{id}', { ...params, signal }),
        api.GET('/analysis/{id}/sources', { ...params, signal }),
      ]);
      if (detail.data === undefined || sources.data === undefined) throw detail.error ?? sources.error;
      return { detail: detail.data, sources: sources.data };
    },
    // What is edited must not be replaced under the reader's hands.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to fetch analysis' },
  });
  if (earlier.isError)
    return (
      <LoadFailed title="We couldn’t load what you sent" onRetry={() => void earlier.refetch()}>
        It’s saved. Check your connection and try again, or start a new analysis.
      </LoadFailed>
    );
  if (earlier.data === undefined) return <Skeleton shape="block" height="24rem" label="Opening what you sent" />;
  const { detail, sources } = earlier.data;
  return (
    <Analyze
      begun={{
        title: detail.title ?? '',
        url: sources.source_urls[0] ?? '',
        files: [],
        buyer: fieldsOf(detail.buyer),
        reused: sources.documents.length === 0 ? null : { analysisId: jobId, documents: sources.documents },
      }}
    />
  );
}

/** The form; what is begun from an earlier analysis is not kept as a draft. */
function Analyze({ begun }: { begun: AnalysisDraft | null }) {
  const services = useServices();
  const { queryClient } = useQueries();
  const { user, access, supportEmail } = useSession();
  const navigate = useNavigate();
  const [submission, setSubmission] = useState<SubmissionState>({ step: 'editing' });
  const userId = user?.id ?? '';
  const [drafts] = useState(() => createAnalysisDrafts(services.drafts, window.localStorage));
  const [draft] = useState(() => begun ?? drafts.read(userId));
  const [keys] = useState(createSubmissionKeys);
  const upload = useRef<AbortController | null>(null);

  // An analysis that failed since was given back, and another browser may have begun one.
  useEffect(() => {
    void refreshUser(services);
  }, [services]);

  async function submit(content: AnalysisDraft) {
    const { title, url, files, buyer, reused } = content;
    const stop = new AbortController();
    upload.current = stop;
    setSubmission({ step: 'uploading', percent: null });
    const answer = await services.api
      .submitAnalysis(
        {
          title,
          files,
          urls: url === '' ? [] : [url],
          buyer: buyerOf(buyer),
          reused: reused && { analysisId: reused.analysisId, documentIds: reused.documents.map(({ id }) => id) },
        },
        {
          idempotencyKey: keys.keyOf(content),
          signal: stop.signal,
          onProgress: ({ sentBytes, totalBytes }) =>
            setSubmission({ step: 'uploading', percent: totalBytes > 0 ? (100 * sentBytes) / totalBytes : null }),
        },
      )
      .catch((problem: unknown) => {
        if (stop.signal.aborted) return null;
        throw problem;
      });
    if (answer === null) return setSubmission({ step: 'editing' });
    const { data, error } = answer;
    if (error?.code === 'idempotency_conflict') keys.forget();
    if (!data) return setSubmission({ step: 'failed', ...refusalOf(error) });
    keys.forget();
    if (begun === null) drafts.forget();
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
      onDraftChange={(changes) => drafts.write(userId, begun === null ? changes : onlyBuyer(changes))}
      onSubmit={submit}
      onCancel={() => upload.current?.abort()}
    />
  );
}

/** The buyer is kept for the next time whatever the form began with. */
function onlyBuyer({ buyer }: Partial<AnalysisDraft>): Partial<AnalysisDraft> {
  return buyer === undefined ? {} : { buyer };
}
