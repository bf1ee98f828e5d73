import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { RentRoll } from './rent-roll.tsx';

const leads = {
  stated: 'What the rent is, and what is likely to arrive.',
  given: 'The rent is the one you gave.',
  from_stated_yield: 'No source states the rent: it is worked out from the advertised yield.',
  assumed: 'No source states the rent: it is estimated from what such dwellings are let at, as a range. The price does not enter it.',
} as const;

export function Income() {
  const { report } = useReportView();
  return (
    <Section id="income" opensChapter title="Income" titleJa="収入" lead={leads[report.headline.rent_basis]}>
      <FigureTable ids={report.income} caption="Income" />
      {report.inputs.facts.extra.rent_roll !== undefined && report.inputs.facts.extra.rent_roll.length > 0 && (
        <RentRoll lines={report.inputs.facts.extra.rent_roll} />
      )}
      {report.rent_roll.length > 0 && (
        <>
          <Subtitle>What the roll tells</Subtitle>
          <FigureTable ids={report.rent_roll} caption="What the rent roll tells" />
        </>
      )}
    </Section>
  );
}
