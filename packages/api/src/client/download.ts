import type { Client } from 'openapi-fetch';
import type { QueryOf } from '../schemas.ts';
import type { paths } from '../types.gen.ts';
import { filenameOf } from './filename.ts';
import type { Problem } from './problem.ts';

export interface Download {
  blob: Blob;
  /** Safe to save under. */
  filename: string;
  contentType: string;
}

export type DownloadResult = { data: Download; error?: never; response: Response } | { data?: never; error: Problem; response: Response };

interface BlobResult {
  data?: Blob;
  error?: Problem;
  response: Response;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** The document as it was uploaded. */
export async function downloadSource(
  client: Client<paths>,
  { id, sourceId }: { id: string; sourceId: string },
  options: CallOptions,
): Promise<DownloadResult> {
  return asDownload(
    await client.GET('/analysis/{id}/sources/{sourceId}', { params: { path: { id, sourceId } }, parseAs: 'blob', ...options }),
    'document',
  );
}

export type ReportFormat = NonNullable<QueryOf<'downloadReport'>['format']>;

const fallbackNames: Record<ReportFormat, string> = {
  html: 'report.html',
  pdf: 'report.pdf',
  json: 'report.json',
  tables: 'report tables.zip',
  bank: 'report for a bank.html',
};

/** The report as a file; JSON comes as bytes too. */
export async function downloadReport(
  client: Client<paths>,
  { id, format }: { id: string; format: ReportFormat },
  options: CallOptions,
): Promise<DownloadResult> {
  return asDownload(
    await client.GET('/analysis/{id}/report', { params: { path: { id }, query: { format } }, parseAs: 'blob', ...options }),
    fallbackNames[format],
  );
}

/** The copy of one's data. */
export async function downloadDataExport(client: Client<paths>, options: CallOptions): Promise<DownloadResult> {
  return asDownload(await client.GET('/me/export/file', { parseAs: 'blob', ...options }), 'rimawari-data.zip');
}

function asDownload({ data, error, response }: BlobResult, fallbackName: string): DownloadResult {
  if (error) return { error, response };
  const contentType = response.headers.get('Content-Type') ?? 'application/octet-stream';
  const filename = filenameOf(response.headers.get('Content-Disposition'), fallbackName);
  return { data: { blob: data ?? new Blob([], { type: contentType }), filename, contentType }, response };
}
