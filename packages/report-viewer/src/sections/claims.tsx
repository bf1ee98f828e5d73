import type { ClaimResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { FigureCell } from '../parts/figure-cell.tsx';
import { Fold } from '../parts/fold.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';

/** What the sources claim beside what their own figures give. */
export function Claims() {
  const { claims } = useReportView().report;
  if (claims.length === 0) return null;
  const differing = claims.filter((claim) => claim.state === 'differs');
  const agreeing = claims.filter((claim) => claim.state !== 'differs');
  return (
    <Section id="claims" title="Claim check" titleJa="表示の検算" lead={claimSentence(claims, differing)}>
      {differing.length > 0 && <ClaimTable claims={differing} caption="Claims that differ" />}
      {agreeing.length > 0 && (
        <Fold label={`${agreeing.length} passed: ${agreeing.map((claim) => lowerFirst(claim.label)).join('; ')}`}>
          <ClaimTable claims={agreeing} caption="Claims that match" />
        </Fold>
      )}
    </Section>
  );
}

function ClaimTable({ claims, caption }: { claims: ClaimResult[]; caption: string }) {
  return (
    <TableFrame label={caption}>
      <table className="rv-table rv-stacked rv-claims">
        <caption className="rv-sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Claim</th>
            <th scope="col" className="rv-num">
              Stated
            </th>
            <th scope="col" className="rv-num">
              Calculated
            </th>
            <th scope="col" className="rv-num">
              Difference
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function ClaimRow({ claim }: { claim: ClaimResult }) {
  const unit = useReportView().report.figures[claim.stated]?.unit;
  const word = unit === 'JPY/month' ? ' (/mo)' : unit === 'JPY/year' && !/annual/i.test(claim.label) ? ' (/yr)' : '';
  return (
    <tr>
      <th scope="row">
        {claim.label}
        {word}
      </th>
      <FigureCell id={claim.stated} label="Stated" />
      <FigureCell id={claim.recomputed} label="Calculated" />
      <FigureCell id={claim.difference} label="Difference" />
      <td className={claim.state === 'differs' ? 'rv-gate-on' : undefined} data-label="State">
        <span className="rv-state">{claim.state === 'differs' ? 'Flagged' : 'Passed'}</span>
      </td>
    </tr>
  );
}

function claimSentence(claims: ClaimResult[], differing: ClaimResult[]): string {
  if (differing.length === 0) {
    if (claims.length === 1) return 'The one claim we can check matches the other figures of its source.';
    return `${claims.length === 2 ? 'Both' : `All ${claims.length}`} claims we can check match the other figures of their sources.`;
  }
  return `${differing.length} of ${claims.length} claims we can check ${differing.length === 1 ? 'differs' : 'differ'} from the source’s own figures: ${differing.map((claim) => lowerFirst(claim.label)).join('; ')}.`;
}
