import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { reliefFigures } from '../figures/figure-homes.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { HowCounted } from '../parts/how-counted.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { costsTexts as texts } from '../texts/costs-texts.ts';

export function Costs() {
  const { report } = useReportView();
  return (
    <Section id="costs" opensChapter>
      <ReportChart name="costs" />
      <div className="rv-cost-groups">
        {report.cost_groups.map((group) => (
          <div key={group.id} className="rv-cost-group">
            <Subtitle>
              {group.title} <Japanese className="rv-term">{group.title_ja}</Japanese>
            </Subtitle>
            <p className="rv-fine">{texts.when[group.id]}</p>
            <FigureTable
              ids={[...group.lines.map((line) => line.figure), ...(group.annualised === group.total ? [] : [group.total])]}
              caption={group.title}
              total={group.annualised}
              ranges={false}
            />
            {group.id === 'monthly_expenses' && <HowCounted ids={['financial_analysis.monthly_expenses.repair_reserve']} />}
            {group.id === 'acquisition_costs' && <UnderFormerReliefs />}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Past a sunset the statutory tax counts; what the relief would make of it stands beside. */
function UnderFormerReliefs() {
  const ids = reliefFigures(useReportView().report);
  if (ids.length === 0) return null;
  return (
    <>
      <p className="rv-fine">{texts.endedReliefs}</p>
      <FigureTable ids={ids} caption={texts.underReliefs} ranges={false} />
    </>
  );
}
