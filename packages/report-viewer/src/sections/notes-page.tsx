import type { Figure, Series } from '@rimawari/underwriting';
import { FigureCard } from '../cards/figure-card.tsx';
import { SeriesCard } from '../cards/series-card.tsx';
import { useElementId, useReportView } from '../context/report-context.ts';
import type { CardView } from '../data/card-view.ts';
import { isReworked } from '../figures/figure-homes.ts';
import { Chapter } from '../parts/chapter.tsx';
import { EvidenceNote } from '../parts/evidence-note.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { Section } from '../parts/section.tsx';
import { evidenceId } from '../pictures/document-pages.ts';
import { costsTexts, repairTexts } from '../texts/costs-texts.ts';
import { assumptionTexts, claimTexts } from '../texts/evidence-texts.ts';
import { financingTexts } from '../texts/financing-texts.ts';
import { glanceTexts } from '../texts/glance-texts.ts';
import { incomeTexts, ladderTexts } from '../texts/income-texts.ts';
import { marketTexts } from '../texts/market-texts.ts';
import { workingTitle } from '../texts/method-texts.ts';
import { projectionTexts } from '../texts/projection-texts.ts';
import { nestedTexts } from '../texts/report-texts.ts';
import { scoreTexts } from '../texts/risks-texts.ts';
import { scenariosTexts, sensitivityTexts, simulationTexts, stressTexts, thresholdTexts } from '../texts/scenarios-texts.ts';
import { taxTexts } from '../texts/tax-texts.ts';
import { factNames, factOrder } from './fact-names.ts';
import { NestedPage } from './nested-page.tsx';

const texts = nestedTexts.notes;

/** What the groups of notes are called: as the sections in which their figures stand. */
const groupTitles: Readonly<Record<string, string>> = {
  glance: glanceTexts.title,
  ladder: ladderTexts.title,
  claims: claimTexts.title,
  income: incomeTexts.title,
  costs: costsTexts.title,
  financing: financingTexts.title,
  tax: taxTexts.figures,
  returns: projectionTexts.returns.title,
  repairs: repairTexts.title,
  exit: projectionTexts.exit.title,
  scenarios: scenariosTexts.title,
  stress: stressTexts.title,
  thresholds: thresholdTexts.title,
  sensitivity: sensitivityTexts.title,
  simulation: simulationTexts.title,
  valuation: marketTexts.valuation.title,
  market: marketTexts.title,
  score: scoreTexts.title,
  assumptions: assumptionTexts.title,
  working: workingTitle,
};

/** The note of every figure, fact and column, in the markup: what labels open where the report's script runs. Each leads back to its place. */
export function NotesPage() {
  const { cards, homes } = useReportView();
  const elementId = useElementId();
  const groups = Map.groupBy(notedFigures(cards), ({ id }) => homes.get(id) ?? 'working');
  const shown = [...new Set(homes.values())].flatMap((home) => {
    const figures = groups.get(home) ?? [];
    return figures.length === 0 ? [] : [{ home, title: groupTitles[home] ?? home, figures }];
  });
  return (
    <NestedPage>
      <Chapter id="notes" title={texts.title} titleJa={texts.titleJa}>
        <p className="rv-lead">{texts.lead}</p>
        <ul className="rv-note-groups">
          {[
            ...shown.map(({ home, title }) => [home, title] as const),
            ['facts', texts.facts] as const,
            ['columns', texts.columns] as const,
          ].map(([home, title]) => (
            <li key={home}>
              <a href={`#${elementId(home)}`}>{title}</a>
            </li>
          ))}
        </ul>
        {shown.map(({ home, title, figures }) => (
          <Section key={home} id={home} title={title}>
            <ul className="rv-noted">
              {figures.map((figure) => (
                <NotedFigure key={figure.id} figure={figure} />
              ))}
            </ul>
          </Section>
        ))}
        <NotedFacts />
        <NotedColumns />
      </Chapter>
    </NestedPage>
  );
}

/** Cells of changed cases have the meaning of the base case: of those with a value only what another note names has one of its own. */
function notedFigures({ figures }: CardView): Figure[] {
  const all = Object.values(figures);
  const isOwn = ({ id, value }: Figure) => value === null || !isReworked(id);
  const named = new Set(all.flatMap((figure) => (isOwn(figure) && figure.origin.kind === 'computed' ? figure.origin.inputs : [])));
  return all.filter((figure) => isOwn(figure) || named.has(figure.id));
}

function NotedFigure({ figure }: { figure: Figure }) {
  const { cards, pageHref } = useReportView();
  const anchor = cards.anchorOf(figure.id);
  return (
    <li id={anchor}>
      <p>
        <a href={`${pageHref('index.html')}#${anchor}`}>{figure.label}</a>{' '}
        {figure.label_ja !== null && <Japanese className="rv-term">{figure.label_ja}</Japanese>} <FigureValue figure={figure} />
      </p>
      <FigureCard figure={figure} view={cards} />
    </li>
  );
}

function NotedFacts() {
  const { cards, pageHref } = useReportView();
  const elementId = useElementId();
  return (
    <Section id="facts" title={texts.facts} titleJa={texts.factsJa}>
      <ul className="rv-noted">
        {factOrder.map((field) => {
          const places = cards.places[field] ?? [];
          if (places.length === 0) return null;
          return (
            <li key={field} id={elementId(evidenceId(field))}>
              <p>
                <a href={`${pageHref('index.html')}#${elementId(evidenceId(field))}`}>{factNames[field].label}</a>{' '}
                <Japanese className="rv-term">{factNames[field].ja}</Japanese>
              </p>
              {places.map(([evidence], index) => (
                <EvidenceNote key={`${evidence.source_id}-${index}`} evidence={evidence} />
              ))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function NotedColumns() {
  const { cards, pageHref } = useReportView();
  const elementId = useElementId();
  return (
    <Section id="columns" title={texts.columns} titleJa={texts.columnsJa}>
      <ul className="rv-noted">
        {Object.values(cards.series).map((series) => {
          const table = tableOf(series, cards);
          return (
            <li key={series.id} id={elementId(`column-${series.id}`)}>
              <p>
                {table === undefined ? (
                  series.label
                ) : (
                  <a href={`${pageHref('years.html')}#${elementId(`years-${table}`)}`}>{series.label}</a>
                )}{' '}
                {series.label_ja !== null && <Japanese className="rv-term">{series.label_ja}</Japanese>}
              </p>
              <SeriesCard series={series} view={cards} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function tableOf({ id }: Series, { tables }: CardView): string | undefined {
  return Object.entries(tables).find(([, { columns }]) => columns.includes(id))?.[0];
}
