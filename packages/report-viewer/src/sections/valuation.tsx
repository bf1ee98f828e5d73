import { ChartFigure } from '../charts/chart-figure.tsx';
import { DrawnLevels, type Level } from '../charts/drawn/drawn-levels.tsx';
import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Money } from '../parts/money.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** Levels for the whole property; parts of it are in the table only. */
const whole = ['valuation.bank_total', 'valuation.direct', 'valuation.discounted'];

/** Reference levels beside the price, none of which is an appraisal. */
export function Valuation() {
  const { valuation, figures } = useReportView().report;
  const price = figures['facts.price']?.value;
  const levels = whole.flatMap((id): Level[] => {
    const figure = figures[id];
    return figure?.value == null ? [] : [{ id, label: figure.label, yen: figure.value, range: figure.range }];
  });
  if (valuation.figures.length === 0) return null;
  return (
    <Section id="valuation" title="Value cross-checks" titleJa="価格の検証">
      {price != null && levels.length > 0 && (
        <ChartFigure
          name="valuation"
          title={<LevelSentence price={price} range={figures['valuation.direct']?.range ?? null} reading={valuation.reading} />}
        >
          {(titleId) => <DrawnLevels levels={levels} price={price} labelledBy={titleId} />}
        </ChartFigure>
      )}
      <FigureTable ids={valuation.figures} caption="Value cross-checks" />
    </Section>
  );
}

function LevelSentence({ price, range, reading }: { price: number; range: [number, number] | null; reading: string }) {
  if (range === null) return <Prose text={reading} />;
  const [low, high] = range;
  return (
    <>
      Capitalised at the reference range, the income stands for <Money yen={low} /> to <Money yen={high} />; the price lies{' '}
      {price > high ? 'above' : price < low ? 'below' : 'within'} that range. These are reference levels, not an appraisal.
    </>
  );
}
