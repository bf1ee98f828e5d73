import { useSearchParams } from 'react-router-dom';
import { useQueries } from '../../app/queries/use-queries.ts';
import { CompareScreen, type CompareScreenProps } from './compare-screen.tsx';
import { readIds } from './read-ids.ts';

export function Component() {
  const { queries } = useQueries();
  const [address] = useSearchParams();
  const ids = readIds(address.get('ids'));
  const comparison = queries.useQuery(
    'get',
    '/analyses/compare',
    { params: { query: { ids: ids?.join(',') ?? '' } } },
    { enabled: ids !== null, meta: { failure: 'Failed to load the comparison' } },
  );
  const { data = null, error } = comparison;
  const failure: CompareScreenProps['state'] = error?.code === 'not_found' ? 'missing' : 'failed';
  return (
    <CompareScreen
      state={ids === null ? 'few' : data !== null ? 'shown' : error === null ? 'loading' : failure}
      comparison={data}
      onRetry={() => void comparison.refetch()}
      onPrint={() => window.print()}
    />
  );
}
