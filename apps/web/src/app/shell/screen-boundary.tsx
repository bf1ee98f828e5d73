import { ErrorBoundary } from '@rimawari/ui/error-boundary';
import type { ReactNode } from 'react';
import { isMissingFile } from '../loading/missing-file.ts';
import { CrashedScreen } from './crashed-screen.tsx';

/** Stands in for a screen that failed to load or to draw; the shell around it stays. Another address is tried anew. */
export function ScreenBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        <CrashedScreen
          technicalMessage={error.message || null}
          onRetry={() => (isMissingFile(error) ? window.location.reload() : retry())}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
