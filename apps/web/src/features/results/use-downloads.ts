import type { DownloadResult } from '@rimawari/api';
import { useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { useServices } from '../../app/services/services-context.ts';
import type { ReportFileFormat } from './report-props.ts';
import type { SourceDocument } from './source-materials.tsx';

/** Fetches files of an analysis with the session's token and hands them to the browser. */
export function useDownloads(jobId: string) {
  const { api } = useServices();
  const [downloading, setDownloading] = useState<string | null>(null);
  const [downloadFailed, setDownloadFailed] = useState(false);
  const [savingAs, setSavingAs] = useState<ReportFileFormat | null>(null);
  const [saveFailed, setSaveFailed] = useState(false);

  async function saveSource({ id }: SourceDocument) {
    setDownloading(id);
    setDownloadFailed(false);
    setDownloadFailed(!save(await api.downloadSource({ id: jobId, sourceId: id })));
    setDownloading(null);
  }

  async function saveReport(format: ReportFileFormat) {
    setSavingAs(format);
    setSaveFailed(false);
    setSaveFailed(!save(await api.downloadReport({ id: jobId, format })));
    setSavingAs(null);
  }

  return { downloading, downloadFailed, savingAs, saveFailed, saveSource, saveReport };
}

/** Whether there was something to save. */
function save({ data }: DownloadResult): boolean {
  if (data === undefined) return false;
  saveFile(data.blob, data.filename);
  return true;
}
