import { useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { FigureValue } from './figure-value.tsx';

/** A figure named inside another one's explanation: its label leads to where it stands. */
export function FigureLink({ id, withValue = false }: { id: string; withValue?: boolean }) {
  const { report } = useReportView();
  const figure = report.figures[id];
  if (figure === undefined) return <code>{id}</code>;
  return (
    <>
      <a href={`#${anchorOf(id)}`}>{figure.label}</a>
      {withValue && (
        <>
          {' '}
          <FigureValue figure={figure} />
        </>
      )}
    </>
  );
}
