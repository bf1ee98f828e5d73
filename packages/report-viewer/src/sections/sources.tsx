import type { Figure, InsightReport, Origin } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { workingFigures } from '../data/card-view.ts';
import { formatDate } from '../format/format-date.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { EitherLanguage } from '../parts/japanese.tsx';
import { ruleInterval, SourceName } from '../parts/origin-note.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { sourceTexts as texts, workingLead, workingShow, workingTitle } from '../texts/method-texts.ts';

/** Everything the report drew on: the user's sources, public data with vintage and licence, rules in force. */
export function Sources() {
  const { medium, report } = useReportView();
  const { analysis, exchange_rate: rate } = report;
  const unused = report.inputs.facts.unused_sources.map((source) => source.source_name);
  const notUsed = (name: string) => (unused.includes(name) ? texts.notUsed : '');
  const datasets = distinct(originsOf(report), 'dataset', (origin) => origin.dataset.id);
  const rules = distinct(originsOf(report), 'rule', (origin) => origin.rule);
  return (
    <Section id="sources" title={texts.title} titleJa={texts.titleJa}>
      <ul className="rv-sources">
        {analysis.listing_url !== null && (
          <li>
            {texts.listing}
            <SourceName title={analysis.listing_url} url={analysis.listing_url} />
            {notUsed(analysis.listing_url)}
          </li>
        )}
        {analysis.documents.map((name) => (
          <li key={name}>
            {texts.document}
            <EitherLanguage text={name} />
            {notUsed(name)}
          </li>
        ))}
        <li>{texts.exchangeRate(rate.source, formatDate(rate.date), rate.jpy_per_usd, rate.illustrative)}</li>
        {datasets.map(({ dataset }) => (
          <li key={dataset.id}>
            <SourceName title={dataset.title} url={dataset.url} />
            {texts.dataset(dataset.source, dataset.vintage, dataset.licence)}
          </li>
        ))}
        {/* On paper the rules stand a page later, each with its source. */}
        {(medium === 'print' && report.rules.length > 0 ? [] : rules).map((origin) => (
          <li key={origin.rule}>
            <EitherLanguage text={origin.title} />: <EitherLanguage text={origin.source} />. {ruleInterval(origin)}
          </li>
        ))}
      </ul>
      {report.notes.length > 0 && (
        <>
          <Subtitle>{texts.notes}</Subtitle>
          <ul className="rv-sources">
            {report.notes.map((note) => (
              <li key={note}>
                <Prose text={note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function originsOf(report: InsightReport): Origin[] {
  return [...Object.values(report.figures), ...Object.values(report.series)].map((entry) => entry.origin);
}

function distinct<K extends Origin['kind']>(
  origins: Origin[],
  kind: K,
  keyOf: (origin: Extract<Origin, { kind: K }>) => string,
): Extract<Origin, { kind: K }>[] {
  const ofKind = origins.filter((origin): origin is Extract<Origin, { kind: K }> => origin.kind === kind);
  return [...new Map(ofKind.map((origin) => [keyOf(origin), origin])).values()];
}

/** Figures that no section shows but that others are worked out from, so that every chain can be followed to its end. */
export function WorkingFigures() {
  const { cards, medium } = useReportView();
  const ids = cards.working;
  if (ids.length === 0) return null;
  return (
    <Section id="working" title={workingTitle} lead={workingLead(ids.length)}>
      {medium === 'print' ? (
        <WorkingList figures={ids.flatMap((id) => cards.figures[id] ?? [])} />
      ) : (
        <BuiltFold label={workingShow} built={workingFigures} />
      )}
    </Section>
  );
}

/** On paper hundreds of figures are lines of small type, not rows of a table: their meaning stands in the glossary. */
function WorkingList({ figures }: { figures: Figure[] }) {
  const { cards } = useReportView();
  return (
    <ul className="rv-working">
      {figures.map((figure) => (
        <li key={figure.id} id={cards.anchorOf(figure.id)}>
          <span>{figure.label}</span>
          <FigureValue figure={figure} />
        </li>
      ))}
    </ul>
  );
}
