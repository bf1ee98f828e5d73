import { plainName } from '@rimawari/ui/format';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { SharedScreen } from './shared-screen.tsx';
import { useShared } from './use-shared.ts';

export function Component() {
  const { token = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = search.get('page');
  const { theme, currency, choose } = usePreferences();
  const { state, summary, html, refetch } = useShared(token, page);
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
      onNavigate={(path) => setSearch(path === null ? {} : { page: path })}
      onRetry={refetch}
    />
  );
}
