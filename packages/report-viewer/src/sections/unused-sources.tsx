import { reasonSentence, sourceReasons } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';
import { Subtitle } from '../parts/subtitle.tsx';

/** Said before the facts: what was sent and not used, what happened to it, and what to do about it. */
export function UnusedSources() {
  const { unused_sources: unused } = useReportView().report.inputs.facts;
  if (unused.length === 0) return null;
  return (
    <div className="rv-unused">
      <Subtitle>Sources not used</Subtitle>
      <ul className="rv-sources">
        {unused.map(({ source_name: name, reason, message }) => (
          <li key={name}>
            <EitherLanguage text={name} />: <strong>{sourceReasons[reason].title}.</strong>{' '}
            <EitherLanguage text={message ?? reasonSentence('It', reason)} /> <EitherLanguage text={sourceReasons[reason].next} />
          </li>
        ))}
      </ul>
    </div>
  );
}
