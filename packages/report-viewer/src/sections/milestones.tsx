import { useReportView } from '../context/report-context.ts';
import { milestonesOf } from '../milestones/milestones.ts';
import { Section } from '../parts/section.tsx';

/** Where the script draws the years that matter on one axis, with a year of sale to choose. The tables around it hold the same values. */
export function MilestonesPlace() {
  const { medium, report } = useReportView();
  if (medium === 'print' || milestonesOf(report, report.analysis.as_of) === null) return null;
  return (
    <Section id="milestones" title="Milestones" titleJa="主な年">
      <div className="rv-milestones" data-milestones={report.analysis.as_of}>
        <p className="rv-fine">This chart needs JavaScript. The tables of this chapter show the same years.</p>
      </div>
    </Section>
  );
}
