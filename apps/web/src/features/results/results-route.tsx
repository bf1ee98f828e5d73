import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { useLab } from '../../app/report/use-lab.ts';
import { useServices } from '../../app/services/services-context.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import type { CancellationState } from './analysis-state.ts';
import { lateAccountStore } from './late-account-store.ts';
import type { ReportSectionProps } from './report-props.ts';
import { ResultsScreen } from './results-screen.tsx';
import { tabTitle } from './tab-title.ts';
import { useAnalysis } from './use-analysis.ts';
import { useCorrections } from './use-corrections.ts';
import { useDownloads } from './use-downloads.ts';
import { useNotification } from './use-notification.ts';
import { useReportChange } from './use-report-change.ts';
import { useShares } from './use-shares.ts';

export function Component() {
  const { jobId = '' } = useParams();
  // Nothing of one analysis stays when the address changes to another.
  return <Results key={jobId} jobId={jobId} />;
}

function Results({ jobId }: { jobId: string }) {
  const [search] = useSearchParams();
  const { api } = useServices();
  const { queryClient } = useQueries();
  const { place, ...lab } = useLab(() =>
    lateAccountStore(api, jobId, () => void queryClient.invalidateQueries({ queryKey: ['get', '/me/defaults'] })),
  );
  const navigate = useNavigate();
  const page = search.get('page');
  const { theme, currency, choose } = usePreferences();
  const analysis = useAnalysis(jobId, page);
  const downloads = useDownloads(jobId);
  const corrections = useCorrections(jobId, analysis.state?.status === 'completed');
  const shares = useShares(jobId);
  const change = useReportChange(jobId, analysis.state?.status === 'completed' ? (analysis.state.session_id ?? null) : null);
  const [isRefreshing, setRefreshing] = useState(false);
  const name = analysisName(analysis);
  useDocumentTitle(analysis.isMissing ? 'Analysis not found' : tabTitle(name, analysis.state));
  const { notification, askForNotification } = useNotification(name, analysis.state);
  const [cancelling, setCancelling] = useState<CancellationState>('offered');

  async function cancel() {
    setCancelling('busy');
    setCancelling((await analysis.cancel()) === null ? 'offered' : 'failed');
  }

  async function refresh() {
    setRefreshing(true);
    await analysis.refetch();
    setRefreshing(false);
  }

  const report: ReportSectionProps = {
    html: analysis.reportHtml,
    failed: analysis.reportFailed,
    onShowPictures: analysis.showPictures,
    loadPage: analysis.loadPage,
    page,
    theme,
    currency,
    saving: downloads.saving,
    saveFailed: downloads.saveFailed,
    onSave: downloads.saveReport,
    // Whoever may correct it is the owner.
    onShare: corrections.facts === null ? null : shares.open,
    onCurrencyChange: (chosen) => choose({ currency: chosen }),
    onThemeChange: (chosen) => choose({ theme: chosen }),
    place,
    ...lab,
    onNavigate: (path, to) => void navigate({ search: path === null ? '' : `?${new URLSearchParams({ page: path })}`, hash: to ?? '' }),
    readPaper: analysis.readPaper,
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
      corrections={corrections.facts === null ? null : { ...corrections, facts: corrections.facts }}
      change={change}
      sharing={shares.dialog}
      cancelling={cancelling}
      notification={notification}
      onCancel={cancel}
      onNotify={askForNotification}
      onRefresh={refresh}
      onDownload={downloads.saveSource}
    />
  );
}
