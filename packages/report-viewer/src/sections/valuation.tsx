import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';

/** Reference levels beside the price, none of which is an appraisal. */
export function Valuation() {
  const { valuation } = useReportView().report;
  if (valuation.figures.length === 0) return null;
  return (
    <Section id="valuation" title="Value cross-checks" titleJa="価格の妥当性検証">
      <div className="rv-beside">
        <div>
          <ReportChart name="valuation" />
        </div>
        <FigureTable ids={valuation.figures} caption="Value cross-checks" ranges={false} />
      </div>
    </Section>
  );
}
