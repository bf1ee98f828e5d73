import { reasonSentence, sourceReasons } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';

/** Said at the top: which source the report does not rest on. What to do about it stands with the evidence. */
export function SetAside() {
  const { unused_sources: unused } = useReportView().report.inputs.facts;
  const elementId = useElementId();
  if (unused.length === 0) return null;
  return (
    <div className="rv-set-aside" role="note">
      {unused.map(({ source_name: name, reason, message }) => (
        <p key={name}>
          <strong>
            Not used: <EitherLanguage text={name} />
          </strong>{' '}
          <span className="rv-set-aside-why">
            {sourceReasons[reason].title}. <EitherLanguage text={message ?? reasonSentence('It', reason)} />
          </span>
        </p>
      ))}
      <p className="rv-fine">
        The report uses the other sources. <a href={`#${elementId('evidence')}`}>See what to send instead</a>
      </p>
    </div>
  );
}
