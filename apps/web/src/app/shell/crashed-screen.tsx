import { ErrorView } from '@rimawari/ui/error-boundary';
import { Link as TextLink } from '@rimawari/ui/link';
import { paths } from '../paths.ts';

export interface CrashedScreenProps {
  /** What the code says of itself, for whoever is asked for help. */
  technicalMessage: string | null;
  onRetry: () => void;
}

/** A screen that failed to draw: what happened, what is safe, a way on. */
export function CrashedScreen({ technicalMessage, onRetry }: CrashedScreenProps) {
  return (
    <ErrorView
      detail={technicalMessage ?? undefined}
      onRetry={onRetry}
      // A plain link: it loads the page anew, which also cures what a new version on the server may have caused.
      actions={<TextLink href={paths.home}>Go home</TextLink>}
    >
      Something on this page failed. Your session and your analyses are safe. Try again or go home.
    </ErrorView>
  );
}
