import { useReportView } from '../context/report-context.ts';
import { lettersQuestions } from '../letter/letter-of-questions.ts';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { letterTexts } from '../texts/letter-texts.ts';
import { missingTexts, nextStepsTexts } from '../texts/next-steps-texts.ts';
import { DocumentMeterLink } from './document-meter.tsx';
import { BothLetters } from './letter-page.tsx';

/** What is missing, why it matters, which document holds it, and the question in both languages. */
export function MissingAndQuestions() {
  const { medium, report } = useReportView();
  const { missing } = report;
  if (missing.length === 0) return null;
  return (
    <Section id="questions" title={missingTexts.title} titleJa={missingTexts.titleJa} lead={missingTexts.lead(missing.length)}>
      {medium === 'fragment' && <DocumentMeterLink />}
      <ol className="rv-missing">
        {missing.map((entry) => (
          <li key={entry.field}>
            <Subtitle className="rv-finding-title">
              <span className="rv-not-stated">{entry.label}</span>
            </Subtitle>
            <p>
              <Prose text={entry.why_it_matters} />
            </p>
            <p className="rv-fine">
              {missingTexts.document}
              <EitherLanguage text={entry.document} />
            </p>
            <p className="rv-question">
              {entry.question_en} <Japanese className="rv-block">{entry.question_ja}</Japanese>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function NextSteps() {
  const { medium, pageHref, report } = useReportView();
  const { next_steps: steps } = report;
  if (steps.length === 0) return null;
  return (
    <Section id="next-steps" opensChapter>
      <ol className="rv-steps">
        {steps.map((step) => (
          <li key={step.id}>
            <Prose text={step.action} />
            {step.who !== null && (
              <span className="rv-fine">
                {nextStepsTexts.who}
                <EitherLanguage text={step.who} />
              </span>
            )}
            {step.question_ja !== null && <Japanese className="rv-block rv-fine">{step.question_ja}</Japanese>}
          </li>
        ))}
      </ol>
      {medium === 'standalone' && lettersQuestions(report).length > 0 && (
        <Fold label={letterTexts.title}>
          <BothLetters />
        </Fold>
      )}
      {medium === 'fragment' && (
        <p>
          {lettersQuestions(report).length > 0 && (
            <>
              <a href={pageHref('letter.html')}>{letterTexts.title}</a>.{' '}
            </>
          )}
          <a href={pageHref('bank.html')}>{nextStepsTexts.bankPage}</a>
        </p>
      )}
    </Section>
  );
}
