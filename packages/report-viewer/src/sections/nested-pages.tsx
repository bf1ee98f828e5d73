import { builtInside } from '../cards/built-inside.tsx';
import { useReportView } from '../context/report-context.ts';
import { endsTable, workingFigures } from '../data/card-view.ts';
import { Chapter } from '../parts/chapter.tsx';
import { Section } from '../parts/section.tsx';
import { TablesFold } from '../parts/tables-fold.tsx';
import { methodTexts, workingTitle } from '../texts/method-texts.ts';
import { meterTexts } from '../texts/next-steps-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { nestedTexts as texts } from '../texts/report-texts.ts';
import { BankSheet } from './bank-page.tsx';
import { DocumentMeter, SettlingDocuments } from './document-meter.tsx';
import { Method } from './method.tsx';
import { NestedPage } from './nested-page.tsx';

/** The method on a page of its own. */
export function MethodPage() {
  return (
    <NestedPage>
      <Chapter id="method" title={methodTexts.pageTitle} titleJa={methodTexts.titleJa}>
        <Method />
        <TablesFold />
      </Chapter>
    </NestedPage>
  );
}

/** What each missing document would settle, on a page of its own, with the table that it goes by. */
export function DocumentsPage() {
  return (
    <NestedPage>
      <Chapter id="documents-page" title={meterTexts.title} titleJa={meterTexts.pageTitleJa}>
        <DocumentMeter />
        <SettlingDocuments />
        <TablesFold />
      </Chapter>
    </NestedPage>
  );
}

/** Tables that are built when they are opened, besides those of years. */
const otherTables = [
  [endsTable, partsTexts.endsTitle],
  [workingFigures, workingTitle],
] as const;

/** Every table of years, and all that is built when it is opened, on a page of its own, in the markup: readable without the report's script. */
export function YearsPage() {
  const { cards } = useReportView();
  return (
    <NestedPage>
      <Chapter id="years" title={texts.tables.title} titleJa={texts.tables.titleJa}>
        {[...Object.entries(cards.tables).map(([name, { caption }]) => [name, caption] as const), ...otherTables].map(([name, title]) => (
          <Section key={name} id={`years-${name}`} title={title}>
            {builtInside(name, cards, false)}
          </Section>
        ))}
        <TablesFold />
      </Chapter>
    </NestedPage>
  );
}

/** The Japanese page for a bank or a tax adviser. */
export function BankPage() {
  return (
    <NestedPage>
      <BankSheet />
    </NestedPage>
  );
}

/** The same as a file of its own, in Japanese alone. */
export function BankFile() {
  const { idPrefix } = useReportView();
  return (
    <article className="rv-root rv-standalone rv-bank-file" lang="ja" data-report={idPrefix}>
      <BankSheet />
    </article>
  );
}

/** What the report was calculated from. Its data block holds all of it: the report in the frame asks for this page to recalculate itself. */
export function InputsPage() {
  return (
    <NestedPage>
      <Chapter id="inputs" title={texts.inputs.title} titleJa={texts.inputs.titleJa}>
        <p>{texts.inputs.lead}</p>
      </Chapter>
    </NestedPage>
  );
}
