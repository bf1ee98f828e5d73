import type { RuleState } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { ruleTexts as texts } from '../texts/method-texts.ts';

/** Id of the element that holds a rule. */
export const ruleId = (id: string): string => `rule-${id.toLowerCase()}`;

/** Every dated rule of the engine and where it stands on the day of the analysis. */
export function RulesInForce() {
  const { medium, report } = useReportView();
  if (report.rules.length === 0) return null;
  const relief = report.rules.filter((rule) => rule.state === 'relief_in_force').length;
  const unverified = report.rules.filter((rule) => !rule.confirmed).length;
  const table = <RuleTable rules={report.rules} />;
  return (
    <>
      <Subtitle>
        {texts.title} <Japanese className="rv-term">{texts.titleJa}</Japanese>
      </Subtitle>
      <p className="rv-fine rv-rule-lead">{texts.lead(report.rules.length, formatDate(report.analysis.as_of), relief, unverified)}</p>
      {medium === 'standalone' ? <Fold label={texts.show}>{table}</Fold> : table}
    </>
  );
}

function RuleTable({ rules }: { rules: RuleState[] }) {
  const { medium } = useReportView();
  const elementId = useElementId();
  // The page for owners abroad holds its rules itself; in a file and on paper its lines lead here.
  const isLedTo = medium !== 'fragment';
  return (
    <TableFrame label={texts.title}>
      <table className="rv-table rv-rules">
        <caption className="rv-sr">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.rule}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.source}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id} id={isLedTo ? elementId(ruleId(rule.id)) : undefined}>
              <th scope="row">
                {rule.title} <Japanese className="rv-term">{rule.title_ja}</Japanese>
              </th>
              <td>
                {texts.states[rule.state]}
                {rule.from !== null && texts.from(formatDate(rule.from))}
                {rule.to !== null && texts.until(formatDate(rule.to))}
                {!rule.confirmed && <strong>{texts.unverified}</strong>}
                <RuleValue value={rule.value} />
                {rule.ended_relief !== null && (
                  <p className="rv-fine">
                    {texts.relief(rule.ended_relief.to === null ? null : formatDate(rule.ended_relief.to), rule.ended_relief.value)}
                  </p>
                )}
              </td>
              <td>
                <EitherLanguage text={rule.source} />
                {rule.note !== null && (
                  <>
                    {'. '}
                    <Prose text={rule.note} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** A rate stands in the row; a table of many steps is folded away. Reports made before version 3 hold none. */
function RuleValue({ value }: { value: string }) {
  if (value === '') return null;
  return value.length > 90 ? (
    <Fold label={texts.table}>
      <EitherLanguage text={value} />
    </Fold>
  ) : (
    <p className="rv-rule-value">
      <EitherLanguage text={value} />
    </p>
  );
}
