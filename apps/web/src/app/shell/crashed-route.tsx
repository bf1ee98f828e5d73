import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isMissingFile } from '../loading/missing-file.ts';
import { CrashedScreen } from './crashed-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Stands in for a screen that failed to load or to draw; the shell around it stays. */
export function CrashedRoute() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <CrashedScreen
      technicalMessage={messageOf(error)}
      onRetry={() => (isMissingFile(error) ? window.location.reload() : void revalidate())}
    />
  );
}

function messageOf(error: unknown): string | null {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : null;
}
