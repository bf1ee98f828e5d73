import type { DownloadResult } from '@rimawari/api';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { useServices } from '../../app/services/services-context.ts';
import { downloadWhenReady } from './download-when-ready.ts';
import type { ReportFileFormat, ReportSectionProps } from './report-props.ts';
import type { SourceDocument } from './source-materials.tsx';

/** Fetches files of an analysis with the session's token and hands them to the browser. */
export function useDownloads(jobId: string) {
  const { api } = useServices();
  const [downloading, setDownloading] = useState<string | null>(null);
  const [downloadFailed, setDownloadFailed] = useState(false);
  const [saving, setSaving] = useState<ReportSectionProps['saving']>({});
  const [saveFailed, setSaveFailed] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function saveSource({ id }: SourceDocument) {
    setDownloading(id);
    setDownloadFailed(false);
    setDownloadFailed(!save(await api.downloadSource({ id: jobId, sourceId: id })));
    setDownloading(null);
  }

  async function saveReport(format: ReportFileFormat) {
    // A file that is on its way, or being made, needs no second request.
    if (leaving.current === null || saving[format] !== undefined) return;
    const { signal } = leaving.current;
    setSaveFailed(false);
    setSaving((now) => ({ ...now, [format]: 'fetching' }));
    const result = await downloadWhenReady((until) => api.downloadReport({ id: jobId, format }, { signal: until }), {
      signal,
      onNotReady: () => setSaving((now) => ({ ...now, [format]: 'preparing' })),
    });
    if (result === null) return;
    if (!save(result)) setSaveFailed(true);
    setSaving(({ [format]: _ended, ...others }) => others);
  }

  return { downloading, downloadFailed, saving, saveFailed, saveSource, saveReport };
}

/** Whether there was something to save. */
function save({ data }: DownloadResult): boolean {
  if (data === undefined) return false;
  saveFile(data.blob, data.filename);
  return true;
}
