import { readScoreParts, scorePartsAddress } from '@rimawari/report-viewer/score';
import { useSearchParams } from 'react-router-dom';
import { ScoreScreen } from './score-screen.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  return (
    <ScoreScreen
      given={readScoreParts(search)}
      isFromReport={search.has('marks')}
      onSettled={(parts) => setSearch(scorePartsAddress(parts), { replace: true, preventScrollReset: true })}
    />
  );
}
