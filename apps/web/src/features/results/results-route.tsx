import { plainName } from '@rimawari/ui/format';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { useDocumentTitle } from '../../app/shell/use-route-title.ts';
import type { ReportSectionProps } from './report-props.ts';
import { ResultsScreen } from './results-screen.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useDownloads } from './use-downloads.ts';

export function Component() {
  const { jobId = '' } = useParams();
  // Nothing of one analysis stays when the address changes to another.
  return <Results key={jobId} jobId={jobId} />;
}

function Results({ jobId }: { jobId: string }) {
  const [search, setSearch] = useSearchParams();
  const page = search.get('page');
  const { theme, currency, choose } = usePreferences();
  const analysis = useAnalysis(jobId, page);
  const downloads = useDownloads(jobId);
  const [isRefreshing, setRefreshing] = useState(false);
  useDocumentTitle(analysis.isMissing ? 'Analysis not found' : plainName(analysis.title ?? '') || 'Property Analysis');

  async function refresh() {
    setRefreshing(true);
    await analysis.refetch();
    setRefreshing(false);
  }

  const report: ReportSectionProps = {
    html: analysis.reportHtml,
    failed: analysis.reportFailed,
    page,
    theme,
    currency,
    saving: downloads.saving,
    saveFailed: downloads.saveFailed,
    onSave: downloads.saveReport,
    onCurrencyChange: (chosen) => choose({ currency: chosen }),
    onThemeChange: (chosen) => choose({ theme: chosen }),
    onNavigate: (path) => setSearch(path === null ? {} : { page: path }),
    onRetry: refresh,
  };
  return (
    <ResultsScreen
      jobId={jobId}
      isMissing={analysis.isMissing}
      title={analysis.title}
      state={analysis.state}
      stateFailed={analysis.stateFailed}
      isRefreshing={isRefreshing}
      sources={analysis.sources}
      downloading={downloads.downloading}
      downloadFailed={downloads.downloadFailed}
      report={report}
      onRefresh={refresh}
      onDownload={downloads.saveSource}
    />
  );
}
