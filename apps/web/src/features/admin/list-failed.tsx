import { LoadFailed } from '../../app/shell/load-failed.tsx';

export interface ListFailedProps {
  /** What could not be fetched, as the beginning of a sentence. */
  what: string;
  onRetry: () => void;
}

/** What administrators read of a list that could not be fetched. */
export function ListFailed({ what, onRetry }: ListFailedProps) {
  return (
    <LoadFailed title={`We couldn’t load ${what}`} onRetry={onRetry}>
      Nothing changed. Check your connection and try again.
    </LoadFailed>
  );
}
