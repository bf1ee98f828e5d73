import type { Finding } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureValue } from '../parts/figure-value.tsx';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { checkTexts as texts } from '../texts/risks-texts.ts';

const rank = { flag: 0, unknown: 1, pass: 2 } as const;
const weight = { critical: 0, caution: 1, note: 2 } as const;

/** Flagged checks, the gravest on top; then, folded, those not verified and those passed. */
export function Checks() {
  const { checks } = useReportView().report;
  if (checks.length === 0) return null;
  const sorted = checks.toSorted((a, b) => rank[a.state] - rank[b.state] || weight[a.severity] - weight[b.severity]);
  return (
    <Section id="checks" title={texts.title} titleJa={texts.titleJa} lead={checkCounts(checks)}>
      <Items checks={sorted.filter((check) => check.state === 'flag')} />
      <Folded checks={sorted} state="unknown" />
      <Folded checks={sorted} state="pass" />
    </Section>
  );
}

function Items({ checks }: { checks: Finding[] }) {
  if (checks.length === 0) return null;
  return (
    <ol className="rv-findings">
      {checks.map((check) => (
        <Item key={check.id} check={check} />
      ))}
    </ol>
  );
}

/** The label of the fold says it already. */
const statusBehind = /: (?:not (?:stated|verified)|partly stated).*$/;

/** What asks for nothing at once: one line with its count and names. */
function Folded({ checks, state }: { checks: Finding[]; state: 'unknown' | 'pass' }) {
  const shown = checks.filter((check) => check.state === state);
  if (shown.length === 0) return null;
  const titles = shown.map(({ title }) => lowerFirst(title.replace(statusBehind, '')));
  return (
    <Fold label={texts.folded(state, titles)}>
      <Items checks={shown} />
    </Fold>
  );
}

/** `3 flagged · 12 not verified · 9 passed` */
export function checkCounts(checks: Finding[]): string {
  const count = (state: Finding['state']) => checks.filter((check) => check.state === state).length;
  return texts.counts(count('flag'), count('unknown'), count('pass'));
}

function Item({ check }: { check: Finding }) {
  const { figures } = useReportView().report;
  const effect = check.effect === null ? undefined : figures[check.effect];
  return (
    <li className={`rv-finding rv-finding-${check.state} rv-severity-${check.severity}`}>
      <span className="rv-state">{texts.state(check)}</span>
      <div>
        <Subtitle className="rv-finding-title">{check.title}</Subtitle>
        <p>
          <Prose text={check.detail} />
        </p>
        {effect !== undefined && (
          <div className="rv-finding-effect">
            {texts.effect}
            <FigureLabel figure={effect} /> <FigureValue figure={effect} />
          </div>
        )}
        {check.figures.length > 0 && (
          <div className="rv-finding-figures">
            {check.figures
              .flatMap((id) => figures[id] ?? [])
              .map((figure) => (
                <span key={figure.id} className="rv-inline-figure">
                  <FigureLabel figure={figure} /> <FigureValue figure={figure} />
                </span>
              ))}
          </div>
        )}
        {check.settle !== null && (
          <p className="rv-fine">
            {texts.settledBy}
            <EitherLanguage text={check.settle} />
          </p>
        )}
        {(check.question_en !== null || check.question_ja !== null) && (
          <p className="rv-question">
            {check.question_en} {check.question_ja !== null && <Japanese className="rv-block">{check.question_ja}</Japanese>}
          </p>
        )}
      </div>
    </li>
  );
}
