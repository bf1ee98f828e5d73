import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { HowCounted } from '../parts/how-counted.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { RentRoll } from './rent-roll.tsx';
import { rentBasis, rentLeads } from './rent-words.ts';

export function Income() {
  const { report } = useReportView();
  return (
    <Section id="income" opensChapter title="Income" titleJa="収入" lead={rentLeads[rentBasis(report)]}>
      <FigureTable ids={report.income} caption="Income" />
      <HowCounted ids={['rent.monthly_full', 'income.vacancy_loss']} />
      {report.inputs.facts.extra.rent_roll !== undefined && report.inputs.facts.extra.rent_roll.length > 0 && (
        <RentRoll lines={report.inputs.facts.extra.rent_roll} />
      )}
      {report.rent_roll.length > 0 && (
        <>
          <Subtitle>Rent roll analysis</Subtitle>
          <FigureTable ids={report.rent_roll} caption="Rent roll analysis" />
        </>
      )}
    </Section>
  );
}
