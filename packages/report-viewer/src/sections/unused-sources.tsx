import type { PropertyFacts, RefusalReason } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { EitherLanguage } from '../parts/japanese.tsx';

export interface UnusedSource {
  name: string;
  because: string;
}

const reasons: Record<RefusalReason, string> = {
  blocked: 'the site answered with a check for robots instead of the page; save the page or its PDF and send that',
  removed: 'the listing is no longer there',
  error_page: 'the site answered with an error page',
  rental: 'it offers a rent, not a sale',
  lease: 'it offers a commercial lease, not a sale',
  land: 'it offers land without a building',
  list: 'it is a list of several offers',
  several_properties: 'it describes another property',
  not_property: 'it describes no property for sale',
  unreadable: 'it could not be read',
};

/** The sources that were sent but say nothing about this offer. The list is data of strangers: what has no name is left out. */
export function unusedSources(facts: PropertyFacts): UnusedSource[] {
  const listed: unknown = facts.extra.unused_sources;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    const { source_name: name, reason } = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
    if (typeof name !== 'string' || name === '') return [];
    const known = Object.entries(reasons).find(([key]) => key === reason)?.[1];
    return [{ name, because: known ?? 'it says nothing about this offer' }];
  });
}

/** Said before the facts: what was sent and not used, and why. */
export function UnusedSources() {
  const unused = unusedSources(useReportView().report.facts);
  if (unused.length === 0) return null;
  return (
    <div className="rv-unused">
      <h3 className="rv-subtitle">Sent but not used</h3>
      <ul className="rv-sources">
        {unused.map(({ name, because }) => (
          <li key={name}>
            <EitherLanguage text={name} />: {because}.
          </li>
        ))}
      </ul>
    </div>
  );
}
