import { useReportView } from '../context/report-context.ts';
import { type LetterLanguage, letterText } from '../letter/letter-of-questions.ts';
import { Chapter } from '../parts/chapter.tsx';
import { Section } from '../parts/section.tsx';
import { NestedPage } from './nested-page.tsx';

const letters = [
  ['ja', 'In Japanese', '日本語'],
  ['en', 'In English', null],
] as const;

/** One letter of questions to the seller's side, in both languages, to copy and to keep. */
export function LetterPage() {
  return (
    <NestedPage>
      <Chapter id="letter" title="Letter of questions" titleJa="質問状">
        <p className="rv-lead">
          For the seller’s broker: conflicts first, then documents in order of their effect, then questions. Add your name before you send
          it.
        </p>
        <BothLetters />
      </Chapter>
    </NestedPage>
  );
}

/** The same within the report, for a reader who has the file alone. */
export function BothLetters() {
  return letters.map(([language, title, titleJa]) => (
    <Section key={language} id={`letter-${language}`} title={title} {...(titleJa !== null && { titleJa })}>
      <Letter language={language} title={title} />
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
        <button type="button" className="rv-quiet" data-letter="" aria-label={`Copy the letter, ${title}`}>
          Copy
        </button>
        <button
          type="button"
          className="rv-quiet"
          data-letter={`questions-${language}`}
          aria-label={`Download the letter as text, ${title}`}
        >
          Download as text
        </button>
      </p>
    </>
  );
}
