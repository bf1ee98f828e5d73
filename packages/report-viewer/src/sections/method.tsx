import { type Figure, type InsightReport, standardTerms } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { Formula } from '../parts/formula.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { OriginMark } from '../parts/origin-mark.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { glossaryTexts, methodTexts as texts } from '../texts/method-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { HowExactlySourcesAreRead } from './reading-accuracy.tsx';
import { RulesInForce } from './rules.tsx';

/** How the report is made, and what each of its words means. */
export function Method() {
  const { medium, report } = useReportView();
  return (
    <Section id="method" opensChapter>
      <div className="rv-method">
        <p>{texts.facts}</p>
        <p>{texts.amounts}</p>
        {report.market !== undefined && report.market.accuracy !== null && <p>{texts.rentAccuracy(report.market.accuracy)}</p>}
        <p>
          {texts.madeBy(report.engine_version, formatDate(report.rules_version), report.schema_version)}
          {report.disclaimer}
        </p>
      </div>
      <HowExactlySourcesAreRead />
      <RulesInForce />
      {medium === 'standalone' ? <GlossaryFold /> : <Glossary />}
    </Section>
  );
}

/** In the frame the method stands on a page of its own. */
export function MethodLink() {
  const { pageHref } = useReportView();
  return (
    <p className="rv-more">
      <a href={pageHref('method.html')}>{texts.pageTitle}</a>. <a href={pageHref('notes.html')}>{texts.allNotes}</a>
    </p>
  );
}

/** In a file every label opens its own meaning; the list is for readers without scripts, and to look a word up. */
function GlossaryFold() {
  return (
    <details className="rv-fold">
      <summary className="rv-fold-label">{glossaryTexts.title}</summary>
      <div className="rv-fold-body">
        <Glossary />
      </div>
    </details>
  );
}

function Glossary() {
  const { report, medium } = useReportView();
  const terms = distinctTerms(baseFigures(report));
  const table = (
    <>
      <TableFrame label={glossaryTexts.title}>
        <table className="rv-table rv-glossary">
          <caption className="rv-sr">{glossaryTexts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{glossaryTexts.term}</th>
              <th scope="col">{glossaryTexts.definition}</th>
              <th scope="col">{glossaryTexts.origin}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ figure, labels }) => (
              <tr key={figure.id}>
                <th scope="row">
                  {glossaryTexts.labels(labels)} {figure.label_ja !== null && <Japanese className="rv-term">{figure.label_ja}</Japanese>}
                </th>
                <td>
                  <Prose text={figure.definition} />
                </td>
                <td>
                  {figure.origin.kind === 'computed' ? (
                    <Formula text={figure.origin.formula} />
                  ) : (
                    partsTexts.originTexts[figure.origin.kind][medium === 'print' ? 'short' : 'long']
                  )}
                  {/* The words say it; a file leaves the sign out. */}
                  {medium !== 'standalone' && <OriginMark kind={figure.origin.kind} />}
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
      {medium !== 'standalone' && <Subtitle>{glossaryTexts.title}</Subtitle>}
      <p className="rv-fine rv-rule-lead">{glossaryTexts.note}</p>
      {table}
      {medium !== 'print' && <OtherTerms />}
    </>
  );
}

/** Standard terms that no figure of this report bears. */
function OtherTerms() {
  const { report } = useReportView();
  const borne = new Set(Object.values(report.figures).map(({ label }) => label));
  const terms = Object.values(standardTerms).filter(({ label }) => !borne.has(label));
  return (
    <>
      <Subtitle>{glossaryTexts.others}</Subtitle>
      <TableFrame label={glossaryTexts.others}>
        <table className="rv-table rv-other-terms">
          <caption className="rv-sr">{glossaryTexts.others}</caption>
          <thead>
            <tr>
              <th scope="col">{glossaryTexts.term}</th>
              <th scope="col">{glossaryTexts.definition}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ label, label_ja: labelJa, definition }) => (
              <tr key={label}>
                <th scope="row">
                  {label} {labelJa !== null && <Japanese className="rv-term">{labelJa}</Japanese>}
                </th>
                <td>
                  <Prose text={definition} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

/** Works of the repair plan say in their own table when and why they fall due. Figures of changed cases use the words of the base case and are left out: hundreds of entries would say the same twice. */
function baseFigures(report: InsightReport): Figure[] {
  const changed = [...report.scenarios, ...report.stress].flatMap((entry) => [...entry.changes, ...Object.values(entry.outcomes)]);
  const ends = report.sensitivity.flatMap((entry) => [
    entry.low_input,
    entry.high_input,
    ...Object.values(entry.low),
    ...Object.values(entry.high),
  ]);
  const works = report.repair_plan?.events.map((event) => event.figure) ?? [];
  const left = new Set([...changed, ...ends, ...works]);
  // A base-case scenario may point at the figures of the report itself: those stay.
  const own = new Set([...report.returns, ...report.income, ...report.financing, ...report.headline.key_figures]);
  return Object.values(report.figures).filter((figure) => !left.has(figure.id) || own.has(figure.id));
}

interface Term {
  figure: Figure;
  labels: string[];
}

/** One entry for each definition: changed inputs repeat the words of the base case. */
function distinctTerms(figures: Figure[]): Term[] {
  const byWords = new Map<string, Term>();
  for (const figure of figures) {
    const term = byWords.get(figure.definition);
    if (term === undefined) byWords.set(figure.definition, { figure, labels: [figure.label] });
    else if (!term.labels.includes(figure.label)) term.labels.push(figure.label);
  }
  return [...byWords.values()];
}
