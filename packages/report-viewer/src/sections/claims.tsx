import type { ClaimResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { FigureCell } from '../parts/figure-cell.tsx';
import { Fold } from '../parts/fold.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { claimTexts as texts } from '../texts/evidence-texts.ts';

/** What the sources claim beside what their own figures give. */
export function Claims() {
  const { claims } = useReportView().report;
  if (claims.length === 0) return null;
  const differing = claims.filter((claim) => claim.state === 'differs');
  const agreeing = claims.filter((claim) => claim.state !== 'differs');
  return (
    <Section id="claims" title={texts.title} titleJa={texts.titleJa} lead={texts.lead(claims.length, labelsOf(differing))}>
      {differing.length > 0 && <ClaimTable claims={differing} caption={texts.differing} />}
      {agreeing.length > 0 && (
        <Fold label={texts.passed(labelsOf(agreeing))}>
          <ClaimTable claims={agreeing} caption={texts.agreeing} />
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
            <th scope="col">{texts.claim}</th>
            <th scope="col" className="rv-num">
              {texts.stated}
            </th>
            <th scope="col" className="rv-num">
              {texts.calculated}
            </th>
            <th scope="col" className="rv-num">
              {texts.difference}
            </th>
            <th scope="col">{texts.state}</th>
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
  const word = unit === 'JPY/month' ? texts.perMonth : unit === 'JPY/year' && !/annual/i.test(claim.label) ? texts.perYear : '';
  return (
    <tr>
      <th scope="row">
        {claim.label}
        {word}
      </th>
      <FigureCell id={claim.stated} label={texts.stated} />
      <FigureCell id={claim.recomputed} label={texts.calculated} />
      <FigureCell id={claim.difference} label={texts.difference} />
      <td className={claim.state === 'differs' ? 'rv-gate-on' : undefined} data-label={texts.state}>
        <span className="rv-state">{claim.state === 'differs' ? texts.states.differs : texts.states.agrees}</span>
      </td>
    </tr>
  );
}

const labelsOf = (claims: readonly ClaimResult[]): string[] => claims.map(({ label }) => lowerFirst(label));
