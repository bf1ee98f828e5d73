import { useReportView } from '../context/report-context.ts';
import { Formula } from './formula.tsx';

/**
 * How figures are counted that differ from what is stated beside them: those among `ids` whose formula has more than one clause. Others are what
 * their label says, and it opens the rest.
 */
export function HowCounted({ ids }: { ids: string[] }) {
  const { figures } = useReportView().report;
  return ids.map((id) => {
    const figure = figures[id];
    if (figure?.origin.kind !== 'computed' || !figure.origin.formula.includes(', ')) return null;
    return (
      <p key={id} className="rv-fine rv-table-note">
        {figure.label}: <Formula text={figure.origin.formula} />.
      </p>
    );
  });
}
