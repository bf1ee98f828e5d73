import type { InsightReport, ScenarioResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { OutcomeCell } from '../parts/outcome-cell.tsx';
import { OutcomeName } from '../parts/outcome-name.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { stressTexts, scenariosTexts as texts } from '../texts/scenarios-texts.ts';

/** What every scenario is asked, in the order of the tables. */
const outcomes = (['net_yield', 'noi', 'btcf', 'dscr', 'irr'] as const).map((key) => [key, texts.outcomes[key]] as const);

/** The same property under changed inputs, side by side. */
export function Scenarios() {
  const { cards, medium, report } = useReportView();
  if (report.scenarios.length === 0) return null;
  return (
    <Section id="scenarios" opensChapter lead={negativeSentence(report, report.scenarios)}>
      {medium !== 'print' && (
        <p className="rv-controls" hidden data-controls="">
          <span className="rv-switch">
            <button type="button" data-open-lab="">
              {texts.tryOthers}
            </button>
          </span>
        </p>
      )}
      <TableFrame label={texts.title}>
        <table className="rv-table rv-scenarios">
          <caption className="rv-sr">{texts.title}</caption>
          <thead>
            <tr>
              <td>{'\u00a0'}</td>
              {report.scenarios.map((scenario) => (
                <th key={scenario.id} scope="col">
                  <span className="rv-scenario-title">{scenario.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcomes.map(([key, label]) => (
              <tr key={key}>
                <th scope="row">
                  <OutcomeName
                    label={label}
                    ids={report.scenarios.map((scenario) => scenario.outcomes[key])}
                    view={cards}
                    printed={medium === 'print'}
                  />
                </th>
                {report.scenarios.map((scenario) => (
                  <OutcomeCell key={scenario.id} id={scenario.outcomes[key]} label={label} />
                ))}
              </tr>
            ))}
            {report.scenarios.some((scenario) => scenario.changes.length > 0) && (
              <tr className="rv-changes">
                <th scope="row">{texts.changes}</th>
                {report.scenarios.map((scenario) => (
                  <td key={scenario.id} data-label={texts.changes}>
                    {scenario.changes.length === 0 ? (
                      <span className="rv-fine">{texts.noChanges}</span>
                    ) : (
                      scenario.changes.map((id) => <Change key={id} id={id} />)
                    )}
                  </td>
                ))}
              </tr>
            )}
            <tr className="rv-words">
              <th scope="row">{texts.summary}</th>
              {report.scenarios.map((scenario) => (
                <td key={scenario.id} data-label={texts.summary}>
                  <Prose text={scenario.summary} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

/** One shock at a time, and all of them together. */
export function Stress() {
  const { cards, medium, report } = useReportView();
  if (report.stress.length === 0) return null;
  return (
    <Section id="stress" title={stressTexts.title} titleJa={stressTexts.titleJa} lead={negativeSentence(report, report.stress, 'stress')}>
      <TableFrame label={stressTexts.title}>
        <table className="rv-table rv-stacked rv-stress">
          <caption className="rv-sr">{stressTexts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{stressTexts.test}</th>
              {outcomes.map(([key, label]) => (
                <th key={key} scope="col" className="rv-num">
                  <OutcomeName
                    label={label}
                    ids={report.stress.map((preset) => preset.outcomes[key])}
                    view={cards}
                    printed={medium === 'print'}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.stress.map((preset) => (
              <tr key={preset.id}>
                <th scope="row">
                  <strong>{preset.title}</strong>
                  {preset.changes.map((id) => (
                    <Change key={id} id={id} />
                  ))}
                </th>
                {outcomes.map(([key, label]) => (
                  <OutcomeCell key={key} id={preset.outcomes[key]} label={label} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

/** An input that differs from the base case. */
function Change({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <div id={anchor} className="rv-change">
      <FigureNote figure={figure} label={<span className="rv-label">{figure.label}</span>} />
      <FigureValue figure={figure} />
    </div>
  );
}

/** In which of the cases the owner has to add money. */
export function negativeSentence(
  report: InsightReport,
  cases: ScenarioResult[],
  of: Parameters<typeof texts.negative>[2] = 'scenarios',
): string {
  const negative = cases.filter((entry) => (report.figures[entry.outcomes.btcf]?.value ?? 0) < 0);
  return texts.negative(
    negative.map(({ title }) => title),
    cases.length,
    of,
  );
}
