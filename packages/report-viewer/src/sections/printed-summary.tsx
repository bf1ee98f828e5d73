import type { Figure, Finding } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { fixed } from '../format/group-digits.ts';
import { moneyRange } from '../glance/words.ts';
import { Quantity } from '../parts/figure-value.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { Money } from '../parts/money.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { WordParts } from '../parts/word-parts.tsx';
import { glanceTexts } from '../texts/glance-texts.ts';
import { contentsTexts, paperTexts as texts } from '../texts/report-texts.ts';

/** So many rows of each list leave both pages of the summary room to spare; the others stand in their chapters. */
const most = { flags: 5, unknowns: 3, steps: 4 } as const;

/** What the summary of the PDF adds to the glance: price against what supports it, what could go wrong, what is not known, what to do next. */
export function PrintedSummary() {
  return (
    <div className="rv-summary">
      <InSentences />
      <Supports />
      <AgainstIt />
    </div>
  );
}

function InSentences() {
  const { headline } = useReportView().report;
  return (
    <Section id="summary-reading" title={texts.summary}>
      <div className="rv-reading">
        {headline.reading.map((sentence) => (
          <p key={sentence}>
            <Prose text={sentence} />
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Levels that a price can be held against. None is an appraisal. */
const levels = Object.entries(texts.references.levels);

function Supports() {
  const { figures } = useReportView().report;
  const price = figures['facts.price']?.value ?? null;
  const rows = levels.flatMap(([id, basis]) => {
    const figure = figures[id];
    return figure === undefined ? [] : [{ figure, basis }];
  });
  return (
    <Section id="summary-price" title={texts.references.title}>
      <p className="rv-lead">
        {price === null ? (
          texts.references.noPrice
        ) : (
          <>
            {texts.references.before}
            <Money yen={price} />
            {texts.references.after}
          </>
        )}
      </p>
      <TableFrame label={texts.references.title}>
        <table className="rv-table rv-supports">
          <thead>
            <tr>
              <th scope="col">{texts.references.reference}</th>
              <th scope="col" className="rv-num">
                {texts.references.amount}
              </th>
              <th scope="col" className="rv-num">
                {texts.references.comparison}
              </th>
              <th scope="col">{texts.references.basis}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, basis }) => (
              <tr key={figure.id}>
                <th scope="row">{figure.label}</th>
                <td className="rv-num">
                  {figure.value === null ? <NotStated>{texts.references.notAvailable}</NotStated> : <Money yen={figure.value} />}
                </td>
                <td className="rv-num">{against(figure, price)}</td>
                <td>
                  {basis}
                  {figure.range !== null && (
                    <>
                      ; <WordParts words={moneyRange(figure.range)} />
                    </>
                  )}
                  .
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

/** `−27%`: how far a level lies from the price. */
function against({ value }: Figure, price: number | null): string {
  if (value === null || price === null || price === 0) return '–';
  const share = Math.round((value / price - 1) * 100);
  return `${share > 0 ? '+' : ''}${fixed(share, 0)}%`;
}

const gravity: Record<Finding['severity'], number> = { critical: 0, caution: 1, note: 2 };

function AgainstIt() {
  const { checks, figures, headline, risk_reasons: reasons } = useReportView().report;
  const flags = checks.filter(({ state }) => state === 'flag').toSorted((one, other) => gravity[one.severity] - gravity[other.severity]);
  const unchecked = checks.filter(({ state }) => state === 'unknown').length;
  return (
    <Section id="summary-risks" title={texts.risks.title}>
      <p className="rv-lead">
        {texts.risks.level(headline.risk_level)}
        {reasons.length === 0 && glanceTexts.tiles.risk.noReason}
      </p>
      <ul className="rv-summary-list rv-summary-reasons">
        {reasons.map((reason) => (
          <li key={reason}>
            <Prose text={reason} />
          </li>
        ))}
      </ul>
      {flags.length > 0 && (
        <ol className="rv-summary-list">
          {flags.slice(0, most.flags).map(({ id, title, detail, effect }) => (
            <li key={id}>
              <strong>{title}.</strong> <Prose text={detail} /> <Effect figure={effect === null ? undefined : figures[effect]} />
            </li>
          ))}
        </ol>
      )}
      <p className="rv-fine">
        {flags.length > most.flags && texts.risks.more(flags.length - most.flags)}
        {unchecked > 0 && texts.risks.unverified(unchecked)}
        {checks.length > 0 && <PageLink to="checks">{texts.risks.allChecks}</PageLink>}
      </p>
    </Section>
  );
}

function Effect({ figure }: { figure: Figure | undefined }) {
  if (figure?.value == null) return null;
  return (
    <span className="rv-summary-effect">
      {figure.label}: <Quantity unit={figure.unit} value={figure.value} />.
    </span>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  const elementId = useElementId();
  return <a href={`#${elementId(`${to}-title`)}`}>{children}</a>;
}

/** The contents: its rows come from the finished markup (`withOutline`), its page numbers from the printer. */
export function PrintedContents() {
  const elementId = useElementId();
  return (
    <nav className="rv-outline" aria-labelledby={elementId('contents-title')}>
      <h2 className="rv-chapter-title" id={elementId('contents-title')}>
        {contentsTexts.title} <Japanese className="rv-title-ja">{contentsTexts.titleJa}</Japanese>
      </h2>
      <ol data-outline="" />
    </nav>
  );
}
