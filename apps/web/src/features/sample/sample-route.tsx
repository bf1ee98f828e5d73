import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { useQueries } from '../../app/queries/use-queries.ts';
import { browserStore } from '../../app/report/lab-store.ts';
import { paperPage } from '../../app/report/paper-page.ts';
import { useLab } from '../../app/report/use-lab.ts';
import { type Sample, samples } from '../../app/samples.ts';
import { useServices } from '../../app/services/services-context.ts';
import { NotFoundScreen } from '../../app/shell/not-found-screen.tsx';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { SampleScreen } from './sample-screen.tsx';

export function Component() {
  const { slug } = useParams();
  const sample = samples.find((candidate) => candidate.slug === slug);
  useDocumentTitle(sample?.heading ?? 'Page not found');
  return sample === undefined ? <NotFoundScreen /> : <ShownSample key={sample.slug} sample={sample} />;
}

function ShownSample({ sample }: { sample: Sample }) {
  const { api } = useServices();
  const { queries } = useQueries();
  const [search] = useSearchParams();
  const { place, ...lab } = useLab(() => browserStore(`sample/${sample.slug}`));
  const navigate = useNavigate();
  const page = search.get('page');
  const { theme, currency, choose } = usePreferences();
  const params = { path: { slug: sample.slug } };
  const figures = queries.useQuery('get', '/samples/{slug}', { params }, { meta: { failure: 'Failed to load the sample' } });
  const read = async (path: string | null, signal?: AbortSignal): Promise<string> => {
    const { data, error } = await api.GET('/samples/{slug}/fragment', {
      params: { ...params, query: path === null ? {} : { path } },
      headers: { Accept: 'text/html' },
      parseAs: 'text',
      ...(signal === undefined ? {} : { signal }),
    });
    if (data === undefined) throw error;
    return data;
  };
  const fragment = useQuery({
    queryKey: ['sample', sample.slug, page],
    queryFn: ({ signal }) => read(page, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to load the sample' },
  });
  return (
    <SampleScreen
      sample={sample}
      figures={figures.data ?? null}
      html={fragment.data ?? null}
      failed={fragment.isError}
      page={page}
      theme={theme}
      currency={currency}
      onCurrencyChange={(chosen) => choose({ currency: chosen })}
      onThemeChange={(chosen) => choose({ theme: chosen })}
      place={place}
      {...lab}
      onNavigate={(path, to) => void navigate({ search: path === null ? '' : `?${new URLSearchParams({ page: path })}`, hash: to ?? '' })}
      readPaper={page === null ? () => read(paperPage) : undefined}
      loadPage={(path) => read(path)}
      onRetry={() => void fragment.refetch()}
    />
  );
}
