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
      title="We couldn’t load this page"
      detail={technicalMessage ?? undefined}
      onRetry={onRetry}
      aria-busy={state === 'loading' || undefined}
      actions={<TextLink href={paths.home}>Go home</TextLink>}
    >
      <p>The connection was interrupted, or a new version was released. Your session and your analyses are safe. Try again.</p>
      {state === 'unreachable' && <p>The server still doesn’t answer. Check your connection and try again.</p>}
    </ErrorView>
  );
}
