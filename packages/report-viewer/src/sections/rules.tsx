import type { RuleState } from '@rimawari/underwriting';
import { ruleId } from '../abroad/rule-id.ts';
import { useElementId, useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';

const stateWords: Record<RuleState['state'], string> = {
  in_force: 'In force',
  relief_in_force: 'Relief in force',
  relief_ended: 'Relief ended; in force',
  not_in_force: 'No version known',
};

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
        Rules in force <Japanese className="rv-term">適用ルール</Japanese>
      </Subtitle>
      <p className="rv-fine rv-rule-lead">
        {report.rules.length} dated rules in force on {formatDate(report.analysis.as_of)}: {reliefWords(relief)} {verifiedWords(unverified)}
      </p>
      {medium === 'standalone' ? <Fold label="Show the rules">{table}</Fold> : table}
    </>
  );
}

function reliefWords(relief: number): string {
  if (relief === 0) return 'none of them is a relief with an end date.';
  return `${relief} of them ${relief === 1 ? 'is a relief' : 'are reliefs'} with an end date.`;
}

/** How many rules were not checked against a published source; the report says so here and in no other place. */
function verifiedWords(unverified: number): string {
  if (unverified === 0) return 'Each was checked against a published source.';
  const [were, those] = unverified === 1 ? ['One is', 'that rule'] : [`${unverified} are`, 'those rules'];
  return `${were} marked “unverified rule”: not checked against a published source. Figures based on ${those} may change.`;
}

function RuleTable({ rules }: { rules: RuleState[] }) {
  const { medium } = useReportView();
  const elementId = useElementId();
  // The page for owners abroad holds its rules itself; in a file and on paper its lines lead here.
  const isLedTo = medium !== 'fragment';
  return (
    <TableFrame label="Rules in force">
      <table className="rv-table rv-rules">
        <caption className="rv-sr">Rules in force</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">State</th>
            <th scope="col">Source and notes</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id} id={isLedTo ? elementId(ruleId(rule.id)) : undefined}>
              <th scope="row">
                {rule.title} <Japanese className="rv-term">{rule.title_ja}</Japanese>
              </th>
              <td>
                {stateWords[rule.state]}
                {rule.from !== null && ` from ${formatDate(rule.from)}`}
                {rule.to !== null && ` until ${formatDate(rule.to)}`}
                {!rule.confirmed && <strong>. Unverified rule</strong>}
                <RuleValue value={rule.value} />
                {rule.ended_relief !== null && (
                  <p className="rv-fine">
                    Relief{rule.ended_relief.to !== null && ` until ${formatDate(rule.ended_relief.to)}`}: {rule.ended_relief.value}
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
    <Fold label="Show the table">
      <EitherLanguage text={value} />
    </Fold>
  ) : (
    <p className="rv-rule-value">
      <EitherLanguage text={value} />
    </p>
  );
}
