import { ErrorView } from '@rimawari/ui/error-boundary';
import { Link as TextLink } from '@rimawari/ui/link';
import { paths } from '../paths.ts';

export interface MissingFileScreenProps {
  /** `unreachable`: a further attempt found no server. */
  state: 'missing' | 'loading' | 'unreachable';
  technicalMessage: string | null;
  onRetry: () => void;
}

/** A part of the app whose files did not arrive: what happened, what is safe, a way on. */
export function MissingFileScreen({ state, technicalMessage, onRetry }: MissingFileScreenProps) {
  return (
    <ErrorView
      title="This page could not be loaded"
      detail={technicalMessage ?? undefined}
      onRetry={onRetry}
      aria-busy={state === 'loading' || undefined}
      actions={<TextLink href={paths.home}>Go home</TextLink>}
    >
      <p>
        A part of it did not arrive: the connection was interrupted, or a newer version has been released. If you are signed in, you stay
        so; your analyses and their results are kept.
      </p>
      {state === 'unreachable' && <p>The server still does not answer. Check your connection, then try again.</p>}
    </ErrorView>
  );
}
