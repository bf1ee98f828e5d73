import { Card } from '@rimawari/ui/card';
import { Skeleton } from '@rimawari/ui/skeleton';
import { Suspense, useRef } from 'react';
import { latePart } from '../../app/loading/late-part.tsx';
import { useReached } from '../../app/loading/use-reached.ts';
import type { CorrectFactsProps } from './correct-facts.tsx';

const { Part: CorrectFacts } = latePart(() => import('./correct-facts.tsx').then((file) => file.CorrectFacts));

/** The facts below a report, which is many windows long: they come when the reader does. */
export function FactsBelow({ isSettled, ...facts }: CorrectFactsProps & { isSettled: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isReached = useReached(place, isSettled, '0px');
  const coming = (
    <Card surface="ruled" title="Extracted facts">
      <Skeleton lines={12} label="Loading the facts" />
    </Card>
  );
  return (
    <div ref={place}>
      {isReached ? (
        <Suspense fallback={coming}>
          <CorrectFacts {...facts} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
