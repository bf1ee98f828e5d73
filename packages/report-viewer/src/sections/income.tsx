import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { HowCounted } from '../parts/how-counted.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { rentLeads, incomeTexts as texts } from '../texts/income-texts.ts';
import { rentBasis } from './rent-basis.ts';
import { RentRoll } from './rent-roll.tsx';

export function Income() {
  const { report } = useReportView();
  return (
    <Section id="income" opensChapter lead={rentLeads[rentBasis(report)]}>
      <FigureTable ids={report.income} caption={texts.title} />
      <HowCounted ids={['rent.monthly_full', 'income.vacancy_loss']} />
      {report.inputs.facts.extra.rent_roll !== undefined && report.inputs.facts.extra.rent_roll.length > 0 && (
        <RentRoll lines={report.inputs.facts.extra.rent_roll} />
      )}
      {report.rent_roll.length > 0 && (
        <>
          <Subtitle>{texts.analysis}</Subtitle>
          <FigureTable ids={report.rent_roll} caption={texts.analysis} />
        </>
      )}
    </Section>
  );
}
