import { Card } from '@rimawari/ui/card';
import { Skeleton } from '@rimawari/ui/skeleton';
import { Suspense, useRef } from 'react';
import { latePart } from '../../../app/loading/late-part.tsx';
import { useReached } from '../../../app/loading/use-reached.ts';
import type { AdminChartsProps } from './admin-charts.tsx';

const { Part: AdminCharts } = latePart(() => import('./admin-charts.tsx').then((file) => file.AdminCharts));

/** The charts below the counts: they come when the reader does. */
export function ChartsBelow(props: AdminChartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isReached = useReached(place, true, '0px');
  const coming = (
    <Card surface="ruled" title="Analyses a day">
      <Skeleton shape="block" height="10rem" label="Loading the charts" />
    </Card>
  );
  return (
    <div ref={place}>
      {isReached ? (
        <Suspense fallback={coming}>
          <AdminCharts {...props} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
