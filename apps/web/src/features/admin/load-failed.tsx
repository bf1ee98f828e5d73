import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';

export interface LoadFailedProps {
  /** What could not be fetched, as the beginning of a sentence. */
  what: string;
  onRetry: () => void;
}

/** Stands where a list would, or above the one that was read before. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="pending"
      title={`${what} could not be fetched`}
      actions={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing was changed. Check the connection to the server and try again.
    </Alert>
  );
}
