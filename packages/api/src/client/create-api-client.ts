import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../types.gen.ts';
import {
  type CallOptions,
  type DownloadResult,
  downloadDataExport,
  downloadReport,
  downloadSource,
  type ReportFormat,
} from './download.ts';
import { problemMiddleware, sessionMiddleware } from './middlewares.ts';
import { type Submission, type SubmissionOptions, submitAnalysis } from './submit-analysis.ts';
import type { UploadRequestFactory } from './upload.ts';

export interface ApiClientOptions {
  /** Where the API is, without a closing slash: `/api/v1` in a browser, an absolute address elsewhere. */
  baseUrl: string;
  /** The bearer token now, or null when signed out. Asked for every request. */
  getToken: () => string | null;
  /** Called when the server answers 401 to the token in use; never for a failed sign-in. */
  onUnauthorized: () => void;
  /** Another fetch, for tests. Uploads then go through it too, without progress. */
  fetch?: (request: Request) => Promise<Response>;
  /** Another XMLHttpRequest for uploads, for tests. */
  createUploadRequest?: UploadRequestFactory;
}

/**
 * The typed client: `GET`, `POST`, … of openapi-fetch over the contract's paths, and the calls fetch alone cannot do well.
 *
 * No call rejects except by its own abort signal: every failure is an `error` with a `detail` (see {@link readDetail}).
 */
export interface ApiClient extends Client<paths> {
  submitAnalysis(submission: Submission, options?: SubmissionOptions): ReturnType<typeof submitAnalysis>;
  downloadSource(source: { id: string; sourceId: string }, options?: CallOptions): Promise<DownloadResult>;
  downloadDataExport(options?: CallOptions): Promise<DownloadResult>;
  downloadReport(report: { id: string; format: ReportFormat }, options?: CallOptions): Promise<DownloadResult>;
  /** The report's HTML, or that of one of its nested pages. */
  readFragment(fragment: { id: string; path?: string }, options?: CallOptions): ReturnType<typeof readFragment>;
  /** The same of a report that was shared. */
  readSharedFragment(fragment: { token: string; path?: string }, options?: CallOptions): ReturnType<typeof readSharedFragment>;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  // Looked up at each call: mocks and instrumentation replace the global one after this client was made.
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch ?? ((request) => globalThis.fetch(request)) });
  // Answers pass the last middleware first, so a 401 is seen with a readable body.
  client.use(sessionMiddleware(options.getToken, options.onUnauthorized), problemMiddleware);
  const createUpload = options.createUploadRequest ?? (options.fetch ? undefined : platformUpload());
  return Object.assign(client, {
    submitAnalysis: (submission: Submission, call: SubmissionOptions = {}) => submitAnalysis(client, createUpload, submission, call),
    downloadSource: (source: { id: string; sourceId: string }, call: CallOptions = {}) => downloadSource(client, source, call),
    downloadDataExport: (call: CallOptions = {}) => downloadDataExport(client, call),
    downloadReport: (report: { id: string; format: ReportFormat }, call: CallOptions = {}) => downloadReport(client, report, call),
    readFragment: (fragment: { id: string; path?: string }, call: CallOptions = {}) => readFragment(client, fragment, call),
    readSharedFragment: (fragment: { token: string; path?: string }, call: CallOptions = {}) => readSharedFragment(client, fragment, call),
  });
}

function platformUpload(): UploadRequestFactory | undefined {
  return 'XMLHttpRequest' in globalThis ? () => new XMLHttpRequest() : undefined;
}

function readFragment(client: Client<paths>, { id, path }: { id: string; path?: string }, options: CallOptions) {
  return client.GET('/analysis/{id}/fragment', {
    params: { path: { id }, query: path === undefined ? {} : { path } },
    headers: { Accept: 'text/html' },
    parseAs: 'text',
    ...options,
  });
}

function readSharedFragment(client: Client<paths>, { token, path }: { token: string; path?: string }, options: CallOptions) {
  return client.GET('/shared/{token}/fragment', {
    params: { path: { token }, query: path === undefined ? {} : { path } },
    headers: { Accept: 'text/html' },
    parseAs: 'text',
    ...options,
  });
}
