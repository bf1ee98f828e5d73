import { useReportView } from '../context/report-context.ts';
import { type LetterLanguage, letterText } from '../letter/letter-of-questions.ts';
import { Chapter } from '../parts/chapter.tsx';
import { Section } from '../parts/section.tsx';
import { letterTexts as texts } from '../texts/letter-texts.ts';
import { NestedPage } from './nested-page.tsx';

const letters: readonly LetterLanguage[] = ['ja', 'en'];

/** One letter of questions to the seller's side, in both languages, to copy and to keep. */
export function LetterPage() {
  return (
    <NestedPage>
      <Chapter id="letter" title={texts.title} titleJa={texts.titleJa}>
        <p className="rv-lead">{texts.lead}</p>
        <BothLetters />
      </Chapter>
    </NestedPage>
  );
}

/** The same within the report, for a reader who has the file alone. */
export function BothLetters() {
  return letters.map((language) => (
    <Section key={language} id={`letter-${language}`} {...texts.languages[language]}>
      <Letter language={language} title={texts.languages[language].title} />
    </Section>
  ));
}

function Letter({ language, title }: { language: LetterLanguage; title: string }) {
  const { report } = useReportView();
  return (
    <>
      <pre className="rv-letter" lang={language}>
        {letterText(report, language)}
      </pre>
      <p className="rv-controls" data-controls="" hidden>
        <button type="button" className="rv-quiet" data-letter="" aria-label={texts.copyName(title)}>
          {texts.copy}
        </button>
        <button type="button" className="rv-quiet" data-letter={`questions-${language}`} aria-label={texts.downloadName(title)}>
          {texts.download}
        </button>
      </p>
    </>
  );
}
