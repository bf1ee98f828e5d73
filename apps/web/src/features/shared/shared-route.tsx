import { plainName } from '@rimawari/ui/format';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { browserStore } from '../../app/report/lab-store.ts';
import { useLab } from '../../app/report/use-lab.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { SharedScreen } from './shared-screen.tsx';
import { useShared } from './use-shared.ts';

export function Component() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const { place, ...lab } = useLab(() => browserStore(`shared/${token.slice(0, 12)}`));
  const navigate = useNavigate();
  const page = search.get('page');
  const { theme, currency, choose } = usePreferences();
  const { state, summary, html, readPaper, loadPage, refetch } = useShared(token, page);
  useDocumentTitle(state === 'gone' ? 'This link does not work' : `${plainName(summary?.name ?? '') || 'Property Analysis'} (shared)`);
  return (
    <SharedScreen
      state={state}
      summary={summary}
      html={html}
      page={page}
      theme={theme}
      currency={currency}
      onCurrencyChange={(chosen) => choose({ currency: chosen })}
      onThemeChange={(chosen) => choose({ theme: chosen })}
      place={place}
      {...lab}
      onNavigate={(path, to) => void navigate({ search: path === null ? '' : `?${new URLSearchParams({ page: path })}`, hash: to ?? '' })}
      readPaper={readPaper}
      loadPage={loadPage}
      onRetry={refetch}
    />
  );
}
