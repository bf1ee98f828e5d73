import type { Figure, InsightReport, Origin } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureCell } from '../parts/figure-cell.tsx';
import { FigureTable, useAnchor } from '../parts/figure-table.tsx';
import { BareValue } from '../parts/figure-value.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { Note } from '../parts/note.tsx';
import { OriginNote } from '../parts/origin-note.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { repairTexts as texts } from '../texts/costs-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';

type Plan = NonNullable<InsightReport['repair_plan']>;

/** Large repairs by the year in which they fall due, beside what is laid by for them. Reports from before the plan have none. */
export function RepairPlan() {
  const { medium, report } = useReportView();
  const { repair_plan: plan, long_term } = report;
  if (plan === undefined || plan.events.length === 0) return null;
  // The second sentence stands above the chart.
  const [basis, , ...remarks] = plan.reading;
  return (
    <Section id="repairs" title={texts.title} titleJa={texts.titleJa} lead={basis === undefined ? undefined : <Prose text={basis} />}>
      <ReportChart name="repairs" />
      <PlannedWorks events={plan.events} />
      <div className="rv-after-table">
        <FigureTable ids={plan.figures} caption={texts.figures} />
      </div>
      {remarks.map((remark) => (
        <p key={remark} className="rv-fine rv-table-note">
          <Prose text={remark} />
        </p>
      ))}
      {/* On paper the works and the chart stand for the years. */}
      {medium !== 'print' && long_term.years.length > 0 && <BuiltFold label={partsTexts.yearsRepairs} built="repairs" />}
    </Section>
  );
}

/** Most works are costed by one formula, which the header of the column opens; one costed otherwise opens its own. */
function PlannedWorks({ events }: { events: Plan['events'] }) {
  const { figures } = useReportView().report;
  const costs = events.flatMap((event) => figures[event.figure] ?? []);
  const count = (formula: string) => costs.filter((cost) => formulaOf(cost) === formula).length;
  const [shared] = costs.toSorted((a, b) => count(formulaOf(b)) - count(formulaOf(a)));
  return (
    <TableFrame label={texts.works}>
      <table className="rv-table rv-works">
        <caption className="rv-sr">{texts.works}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.work}</th>
            <th scope="col">{texts.reason}</th>
            <th scope="col" className="rv-num">
              {shared === undefined ? texts.cost : <CostName origin={shared.origin} />}
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.figure}>
              <td>{event.year}</td>
              <th scope="row">
                {event.title} <Japanese className="rv-term">{event.title_ja}</Japanese>
              </th>
              <td className="rv-why">
                <Prose text={figures[event.figure]?.definition ?? ''} />
              </td>
              <Cost id={event.figure} shared={formulaOf(figures[event.figure]) === formulaOf(shared)} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function CostName({ origin }: { origin: Origin }) {
  return (
    <Note label={<span className="rv-label">{texts.cost}</span>}>
      <p className="rv-definition">{texts.costMeaning}</p>
      <OriginNote origin={origin} view={useReportView().cards} />
    </Note>
  );
}

function Cost({ id, shared }: { id: string; shared: boolean }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (!shared || figure === undefined || anchor === undefined) return <FigureCell id={id} />;
  return (
    <td id={anchor} className="rv-num">
      <BareValue figure={figure} />
    </td>
  );
}

function formulaOf(figure: Figure | undefined): string {
  return figure?.origin.kind === 'computed' ? figure.origin.formula : '';
}
