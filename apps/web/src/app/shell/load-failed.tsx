import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import type { ReactNode } from 'react';

export interface LoadFailedProps {
  /** What could not be fetched, as a sentence without its stop. */
  title: string;
  /** What was kept, and what to do. */
  children: ReactNode;
  onRetry: () => void;
}

/** Stands where something from the server would, or above what was read before. */
export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="pending"
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
