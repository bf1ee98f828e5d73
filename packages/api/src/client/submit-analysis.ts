import type { Client } from 'openapi-fetch';
import type { components, paths } from '../types.gen.ts';
import { type UploadProgress, type UploadRequestFactory, uploadingFetch } from './upload.ts';

/** What the user gives; at least one file, document or address. */
export interface Submission {
  title?: string;
  files: readonly File[];
  urls: readonly string[];
  buyer?: components['schemas']['Buyer'] | null;
  /** Documents of an earlier analysis, which need no upload. */
  reused?: { analysisId: string; documentIds: readonly string[] } | null;
}

export interface SubmissionOptions {
  /** Called as bytes go out, where the platform can tell. */
  onProgress?: (progress: UploadProgress) => void;
  /** Cancels the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Names this submission, so that sending it again cannot begin a second analysis. */
  idempotencyKey?: string;
}

/** `POST /analysis` as multipart. Answers like every call of the client: `{data}` or `{error}` with the response. */
export function submitAnalysis(
  client: Client<paths>,
  create: UploadRequestFactory | undefined,
  submission: Submission,
  options: SubmissionOptions,
) {
  const { onProgress, signal, idempotencyKey } = options;
  const form = formOf(submission);
  return client.POST('/analysis', {
    body: { files: [...submission.files], urls: JSON.stringify(submission.urls) },
    bodySerializer: () => form,
    ...(idempotencyKey && { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
    ...(signal && { signal }),
    ...(create && { fetch: uploadingFetch(create, form, onProgress ?? (() => {})) }),
  });
}

function formOf({ title, files, urls, buyer, reused }: Submission): FormData {
  const form = new FormData();
  // Fields before files, so that a server that reads the stream in order knows them first.
  if (title?.trim()) form.append('title', title.trim());
  form.append('urls', JSON.stringify(urls));
  if (buyer) form.append('buyer', JSON.stringify(buyer));
  if (reused) {
    form.append('reuse_documents_of', reused.analysisId);
    form.append('reuse_documents', JSON.stringify(reused.documentIds));
  }
  for (const file of files) form.append('files', file, file.name);
  return form;
}
