import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { keyFindings } from '../glance/findings.ts';
import { unknownsOf } from '../glance/unknowns.ts';
import { changeRange } from '../glance/words.ts';
import { Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { WordParts } from '../parts/word-parts.tsx';
import { glanceTexts } from '../texts/glance-texts.ts';

/** So many of each list at most; the rest stands in the chapters. */
const most = { unknowns: 3, steps: 4, findings: 5 } as const;

/** What no source settles: how far each moves net present value from the base case, and what would settle it. */
export function Unknowns() {
  const { report, cards } = useReportView();
  const unknowns = unknownsOf(report).slice(0, most.unknowns);
  if (unknowns.length === 0) return null;
  return (
    <List title={glanceTexts.unknowns.title}>
      {unknowns.map(({ id, label, swing, settledBy }) => {
        const figure = [`assumptions.${id}`, 'rent.monthly_full'].find((name) => name in report.figures) ?? '';
        return (
          <li key={id} className="rv-glance-item">
            <a href={`#${cards.anchorOf(figure)}`}>{label}</a>
            <span className="rv-glance-effect">
              {glanceTexts.unknowns.effect}
              <WordParts words={changeRange(swing)} />
            </span>
            <span className="rv-fine">
              {settledBy.document} (<Japanese>{settledBy.documentJa}</Japanese>): {settledBy.question}
            </span>
          </li>
        );
      })}
    </List>
  );
}

export function NextSteps() {
  const { next_steps: steps } = useReportView().report;
  const elementId = useElementId();
  if (steps.length === 0) return null;
  return (
    <List title={glanceTexts.steps.title} isNumbered>
      {steps.slice(0, most.steps).map(({ id, action }) => (
        <li key={id}>
          <Prose text={firstSentence(action)} />
        </li>
      ))}
      {steps.length > most.steps && (
        <li className="rv-fine">
          <a href={`#${elementId('next-steps')}`}>{glanceTexts.steps.all}</a>
        </li>
      )}
    </List>
  );
}

/** The first step, beside the verdict where the lists are out of sight. */
export function FirstStep() {
  const { next_steps: steps } = useReportView().report;
  const elementId = useElementId();
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <p className="rv-verdict-more rv-on-phone">
      <a href={`#${elementId('next-steps')}`}>{glanceTexts.steps.first}</a>: <Prose text={firstSentence(first.action)} />
    </p>
  );
}

/** `Ask for: Lease (賃貸借契約書). It shows …` → `Ask for: Lease (賃貸借契約書).` */
function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

export function KeyFindings() {
  const { report, cards } = useReportView();
  const findings = keyFindings(report, most.findings);
  if (findings.length === 0) return null;
  return (
    <List title={glanceTexts.findings.title}>
      {findings.map(({ id, metric, words, figure }) => (
        <li key={id} className="rv-glance-finding">
          {figure in report.figures ? <a href={`#${cards.anchorOf(figure)}`}>{metric}</a> : metric}
          <WordParts words={words} />
        </li>
      ))}
    </List>
  );
}

function List({ title, isNumbered = false, children }: { title: string; isNumbered?: boolean; children: ReactNode }) {
  return (
    <div className={isNumbered ? 'rv-glance-list rv-glance-numbered' : 'rv-glance-list'}>
      <Subtitle className="rv-glance-title">{title}</Subtitle>
      <ol>{children}</ol>
    </div>
  );
}
