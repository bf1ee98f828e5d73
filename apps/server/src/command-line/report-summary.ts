import type { InsightReport } from '@rimawari/underwriting';

const yen = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'JPY' });

/** A dozen lines about a report, for a terminal. */
export function reportSummary({ analysis, facts, headline, figures, risk_reasons, missing }: InsightReport): string {
  const { values } = facts;
  const shown = (id: string) => {
    const figure = figures[id];
    if (!figure || figure.value === null) return null;
    const value = figure.unit.startsWith('JPY') ? yen.format(figure.value) : String(figure.value);
    return `${figure.label}: ${value}${figure.unit === 'percent' ? ' %' : ''}${figure.origin.kind === 'assumed' ? ' (assumed)' : ''}`;
  };
  const lines = [
    `${analysis.title}, ${facts.kind.replaceAll('_', ' ')}, as of ${analysis.as_of}`,
    `Address: ${values.address ?? 'not stated'}`,
    `Price: ${values.price_jpy === null ? 'not stated' : yen.format(values.price_jpy)}`,
    `Scenario Score: ${headline.scenario_score ?? 'none'} of 10, risk ${headline.risk_level}, evidence grade ${headline.evidence_grade}`,
    `Net yield: ${headline.net_rental_yield === null ? 'none' : `${headline.net_rental_yield.toFixed(2)} %`}, rent ${headline.rent_basis.replaceAll('_', ' ')}`,
    ...headline.key_figures.flatMap((id) => shown(id) ?? []),
    ...risk_reasons.map((reason) => `Risk: ${reason}`),
    `Not stated: ${missing.length === 0 ? 'nothing that matters' : missing.map(({ label }) => label).join(', ')}`,
    'Informational only: no financial or investment advice.',
  ];
  return `${lines.join('\n')}\n`;
}
