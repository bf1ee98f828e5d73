import type { Origin } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { formatDate } from '../format/format-date.ts';
import { webAddress } from '../format/web-address.ts';
import * as texts from '../texts/parts-texts.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { FigureLink } from './figure-link.tsx';
import { Formula } from './formula.tsx';
import { EitherLanguage } from './japanese.tsx';
import { Prose } from './prose.tsx';

/** Where a figure comes from, in full. */
export function OriginNote({ origin, view }: { origin: Origin; view: CardView }) {
  return (
    <div className="rv-origin">
      {/* A formula says itself that it is computed; the style sheet puts the word above it, hundreds of times for nothing. */}
      {origin.kind !== 'computed' && <p className="rv-origin-kind">{texts.originTexts[origin.kind].long}</p>}
      <OriginDetail origin={origin} view={view} />
    </div>
  );
}

function OriginDetail({ origin, view }: { origin: Origin; view: CardView }) {
  switch (origin.kind) {
    case 'read':
      return origin.evidence.map((evidence, index) => <EvidenceNote key={`${evidence.source_id}-${index}`} evidence={evidence} />);
    case 'given':
      return <p>{origin.reason === null ? texts.cardReplaces : <Prose text={origin.reason} />}</p>;
    case 'dataset':
      return (
        <p>
          <SourceName title={origin.dataset.title} url={origin.dataset.url} />, {origin.dataset.vintage}
          {texts.cardRow}
          <EitherLanguage text={origin.row} />
          {texts.cardLicense}
          {origin.dataset.licence}.
        </p>
      );
    case 'assumed':
      return (
        <>
          <p>
            <Prose text={origin.reason} />
          </p>
          <p className="rv-fine">
            <span data-rule={origin.rule}>{texts.ruleKind(origin.rule)}</span>
            {/@\d{4}-/.test(origin.rule) && texts.cardVersion(formatDate(origin.rule.split('@')[1] ?? ''))}
            {origin.source !== null && (
              <>
                {texts.cardReasonSource}
                <EitherLanguage text={origin.source} />
              </>
            )}
          </p>
        </>
      );
    case 'rule':
      return (
        <p>
          <EitherLanguage text={origin.title} />
          {texts.cardRuleSource}
          <EitherLanguage text={origin.source} />. {ruleInterval(origin)}
        </p>
      );
    case 'computed':
      return (
        <>
          <p className="rv-formula">
            <Formula text={origin.formula} />
          </p>
          {origin.inputs.length > 0 && (
            <ul className="rv-inputs">
              {origin.inputs.map((input) => (
                <li key={input}>
                  <FigureLink id={input} view={view} />
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'not_stated':
      return (
        <p>
          {origin.ask === null ? (
            texts.cardNotStated
          ) : (
            <>
              {texts.cardSettledBy}
              <EitherLanguage text={origin.ask} />.
            </>
          )}
        </p>
      );
  }
}

/** `In force from Jul 1, 2024.` */
export function ruleInterval({ from, to }: { from: string | null; to: string | null }): string {
  return texts.cardInForce(from === null ? null : formatDate(from), to === null ? null : formatDate(to));
}

/** The name of a source, as a link where it has an address. */
export function SourceName({ title, url }: { title: string; url: string | null }) {
  const href = url === null ? null : webAddress(url);
  const name = <EitherLanguage text={title} />;
  return href === null ? (
    name
  ) : (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {name}
    </a>
  );
}
