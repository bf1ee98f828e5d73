import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { TableFrame } from '../parts/figure-table.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { OriginMark, originWords } from '../parts/origin-mark.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** How the report is made, and what each of its words means. */
export function Method() {
  const { report } = useReportView();
  return (
    <Section id="method" title="Method and glossary" titleJa="方法と用語">
      <div className="rv-method">
        <p>
          Each source is read into facts, and each fact keeps the words it was read from. What no source states is assumed by a named rule,
          with a reason and a range, or left unknown. From facts, rules in force and assumptions one engine works out every figure; the same
          engine runs on the server, in this file and in its tests.
        </p>
        <p>
          Money is whole yen. Dollars are yen divided by the rate printed at the top, and nothing else. Yields are percent a year.
          Everything is before income tax, and no growth of price is assumed.
        </p>
        <p>
          This report was made by engine {report.engine_version} with rules {report.rules_version}, report format {report.schema_version}.{' '}
          {report.disclaimer}
        </p>
      </div>
      <Glossary />
    </Section>
  );
}

function Glossary() {
  const { report, medium } = useReportView();
  const terms = distinctTerms(Object.values(report.figures));
  const table = (
    <>
      <TableFrame label="Glossary">
        <table className="rv-table rv-glossary">
          <caption className="rv-sr">Glossary</caption>
          <thead>
            <tr>
              <th scope="col">Term</th>
              <th scope="col">What it means here</th>
              <th scope="col">Where it comes from</th>
            </tr>
          </thead>
          <tbody>
            {terms.map((figure) => (
              <tr key={figure.id}>
                <th scope="row">
                  {figure.label} {figure.label_ja !== null && <Japanese className="rv-term">{figure.label_ja}</Japanese>}
                </th>
                <td>
                  <Prose text={figure.definition} />
                </td>
                <td>
                  {figure.origin.kind === 'computed' ? figure.origin.formula : originWords[figure.origin.kind].long}
                  <OriginMark kind={figure.origin.kind} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
  return (
    <>
      <h3 className="rv-subtitle">Glossary: every figure of this report</h3>
      {medium === 'standalone' ? <Fold label={`Show its ${terms.length} terms`}>{table}</Fold> : table}
    </>
  );
}

/** One entry for each label and definition: scenarios repeat the words of the base case. */
function distinctTerms(figures: Figure[]): Figure[] {
  const byWords = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.label}\n${figure.definition}`;
    if (!byWords.has(key)) byWords.set(key, figure);
  }
  return [...byWords.values()];
}
