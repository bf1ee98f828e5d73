import { reasonSentence, sourceReasons } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { unusedTexts as texts } from '../texts/evidence-texts.ts';

/** Said at the top: which source the report does not use. What to do about it stands with the evidence. */
export function SetAside() {
  const { unused_sources: unused } = useReportView().report.inputs.facts;
  const elementId = useElementId();
  if (unused.length === 0) return null;
  return (
    <div className="rv-set-aside" role="note">
      {unused.map(({ source_name: name, reason, message }) => (
        <p key={name}>
          <strong>
            {texts.notUsed}
            <EitherLanguage text={name} />
          </strong>{' '}
          <span className="rv-set-aside-why">
            {sourceReasons[reason].title}. <EitherLanguage text={message ?? reasonSentence(texts.subject, reason)} />
          </span>
        </p>
      ))}
      <p className="rv-fine">
        {texts.others}
        <a href={`#${elementId('evidence')}`}>{texts.instead}</a>
      </p>
    </div>
  );
}

/** Said before the facts: what was sent and not used, what happened to it, and what to do about it. */
export function UnusedSources() {
  const { unused_sources: unused } = useReportView().report.inputs.facts;
  if (unused.length === 0) return null;
  return (
    <div className="rv-unused">
      <Subtitle>{texts.title}</Subtitle>
      <ul className="rv-sources">
        {unused.map(({ source_name: name, reason, message }) => (
          <li key={name}>
            <EitherLanguage text={name} />: <strong>{sourceReasons[reason].title}.</strong>{' '}
            <EitherLanguage text={message ?? reasonSentence(texts.subject, reason)} /> <EitherLanguage text={sourceReasons[reason].next} />
          </li>
        ))}
      </ul>
    </div>
  );
}
