import { type Conflict, canHaveFact, type Evidence, type FactName, type PropertyFacts } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { remarkInEnglish } from '../names/remark-words.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { EvidenceCrop } from '../parts/evidence-crop.tsx';
import { placeLine } from '../parts/evidence-note.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { evidenceId } from '../pictures/document-pages.ts';
import { conflictTexts, evidenceTexts as texts } from '../texts/evidence-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { factLabel, factNames, factOrder } from './fact-names.ts';
import { FactValue } from './fact-value.tsx';
import { UnusedSources } from './unused-sources.tsx';

/** What the sources say, each value beside the words it was read from, and what they do not say. */
export function EvidenceAndGaps() {
  const { facts } = useReportView().report.inputs;
  const elementId = useElementId();
  const disputed = new Set<string>(facts.conflicts.map((conflict) => conflict.field));
  const isKnown = (field: FactName) => disputed.has(field) || statedOrDerived(facts, field) !== null;
  const shown = factOrder.filter(isKnown);
  const unstated = factOrder.filter((field) => !isKnown(field) && canHaveFact(facts.kind, field));
  return (
    <Section id="evidence" opensChapter lead={<StatedFacts />}>
      <UnusedSources />
      {facts.conflicts.length > 0 && <Conflicts conflicts={facts.conflicts} />}
      <TableFrame label={texts.table}>
        <table className="rv-table rv-facts">
          <caption className="rv-sr">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.fact}</th>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.asWritten}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field} id={elementId(evidenceId(field))}>
                <th scope="row">
                  <span className="rv-label">{factNames[field].label}</span> <Japanese className="rv-term">{factNames[field].ja}</Japanese>
                </th>
                <td>
                  {disputed.has(field) && statedOrDerived(facts, field) === null ? (
                    <NotStated>{texts.disagree}</NotStated>
                  ) : (
                    <FactValue field={field} value={statedOrDerived(facts, field)} />
                  )}
                </td>
                <td>
                  <Printed
                    field={field}
                    evidence={facts.evidence[field] ?? []}
                    derived={derivationOf(facts, field)}
                    isDerived={isDerived(facts, field)}
                    isGiven={facts.given?.[field] !== undefined}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {unstated.length > 0 && (
        <p className="rv-fine rv-table-note">{texts.notStated(unstated.map((field) => lowerFirst(factNames[field].label)))}</p>
      )}
      <PicturesLeftOut />
      {facts.extra.remarks !== undefined && facts.extra.remarks.length > 0 && (
        <>
          <Subtitle>{texts.remarks}</Subtitle>
          <ul className="rv-remarks">
            {facts.extra.remarks.map((remark) => (
              <li key={remark}>
                <EitherLanguage text={remark} />
                <InEnglish words={remarkInEnglish(remark)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function InEnglish({ words }: { words: string | null }) {
  return words !== null && <span className="rv-fine rv-block">{words}</span>;
}

/** How much the sources state, whether they agree, and whether all of them were used. */
export function StatedFacts() {
  const { facts } = useReportView().report.inputs;
  const unused = facts.unused_sources.length;
  const isStated = (field: FactName) => statedOrDerived(facts, field) !== null;
  const stated = factOrder.filter(isStated).length;
  const all = factOrder.filter((field) => isStated(field) || canHaveFact(facts.kind, field)).length;
  return <>{texts.lead(stated, all, facts.conflicts.length, unused)}</>;
}

function Printed({
  field,
  evidence,
  derived,
  isDerived,
  isGiven,
}: {
  field: FactName;
  evidence: Evidence[];
  derived: PropertyFacts['derivations'][keyof PropertyFacts['derivations']];
  isDerived: boolean;
  isGiven: boolean;
}) {
  const { medium, cards, cropOf } = useReportView();
  const [first] = evidence;
  if (isGiven && first === undefined) return <GivenMark />;
  if (isDerived || first === undefined) {
    if (derived === undefined && !isDerived) return null;
    return (
      <span className="rv-fine">
        {texts.followsFrom(derived === undefined ? null : derived.from.map((field) => factLabel(field).toLowerCase()))}
      </span>
    );
  }
  return (
    <>
      <Disclosure
        printed={medium === 'print'}
        card={cards.cardOf('fact', field)}
        label={
          <>
            <span lang="ja" className="rv-ja rv-raw">
              {first.raw}
            </span>
            {isGiven && <GivenMark />}
            {medium === 'print' && <span className="rv-fine">{[...new Set(evidence.map(placeLine))].join('; ')}</span>}
          </>
        }
      />
      <EvidenceCrop crop={cropOf(first, field)} />
    </>
  );
}

/** What of the pictures a file or paper does not hold, and where it is. */
function PicturesLeftOut() {
  const { medium, documents, leftOut } = useReportView();
  const pages = medium !== 'fragment' && documents.length > 0;
  if (leftOut === 0 && !pages) return null;
  return (
    <p className="rv-fine">
      {leftOut > 0 && texts.picturesLeftOut(leftOut, medium === 'fragment')}
      {pages && texts.pagesOnline}
    </p>
  );
}

function GivenMark() {
  return <span className="rv-fine">{texts.inPlaceOfRead(partsTexts.originTexts.given.long)}</span>;
}

/** Where sources disagree, every reading is shown with its source and day, and the one that the report uses is marked. */
function Conflicts({ conflicts }: { conflicts: Conflict[] }) {
  const columns = Math.max(...conflicts.map((conflict) => conflict.values.length));
  return (
    <div className="rv-conflicts">
      <Subtitle>{conflictTexts.title}</Subtitle>
      <p className="rv-fine">{conflicts.some(({ used }) => used !== undefined) ? conflictTexts.someUsed : conflictTexts.noneUsed}</p>
      <TableFrame label={conflictTexts.table}>
        <table className="rv-table">
          <caption className="rv-sr">{conflictTexts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{conflictTexts.fact}</th>
              <th scope="col">{conflictTexts.one}</th>
              <th scope="col" colSpan={Math.max(1, columns - 1)}>
                {conflictTexts.another}
              </th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <tr key={conflict.field}>
                <th scope="row">{factLabel(conflict.field)}</th>
                {conflict.values.map((value, index) => (
                  <td key={`${conflict.sources[index]}-${index}`}>
                    <FactValue field={conflict.field} value={value} />
                    <span className="rv-fine rv-block">
                      <EitherLanguage text={conflict.sources[index] ?? conflictTexts.unnamed} />
                      {conflict.places?.[index] != null && (
                        <>
                          , <EitherLanguage text={conflict.places[index]} />
                        </>
                      )}
                      {conflict.dates?.[index] != null && `, ${conflict.dates[index]}`}
                      {conflict.used === index && conflictTexts.used}
                    </span>
                  </td>
                ))}
                {conflict.values.length < 2 && (
                  <td>
                    <NotStated />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

function ofDerived<Value>(entries: Partial<Record<string, Value>>, field: FactName): Value | undefined {
  return entries[field];
}

const derivationOf = ({ derivations }: PropertyFacts, field: FactName) => ofDerived(derivations, field);

function statedOrDerived({ values, derived }: PropertyFacts, field: FactName): unknown {
  return values[field] ?? ofDerived<unknown>({ ...derived }, field) ?? null;
}

function isDerived({ values, derived }: PropertyFacts, field: FactName): boolean {
  return values[field] === null && ofDerived<unknown>({ ...derived }, field) !== undefined;
}
