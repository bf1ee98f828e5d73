import type { InsightReport } from '@rimawari/underwriting';

/** How many rows of a long list a picture needs: beyond them it is the same row again. */
const enough = 8;

/** One check of each kind and gravity, in the order of the report. */
function oneOfEach(checks: InsightReport['checks']): InsightReport['checks'] {
  return [...new Map(checks.map((check) => [`${check.state} ${check.state === 'flag' ? check.severity : ''}`, check])).values()];
}

/** The report with its long lists cut: every kind of row is there, and none of them dozens of times. */
export function shortReport(report: InsightReport): InsightReport {
  return {
    ...report,
    checks: oneOfEach(report.checks),
    missing: report.missing.slice(0, 3),
    next_steps: report.next_steps.slice(0, 4),
    assumptions: report.assumptions.slice(0, enough),
  };
}

/** Few rules and few terms, for the method: a page of hundreds would be a picture of the same two tables. */
export function shortMethod(report: InsightReport): InsightReport {
  return { ...report, figures: Object.fromEntries(Object.entries(report.figures).slice(0, 24)), rules: report.rules.slice(0, 10) };
}

/** Few of the words of a hostile listing: the tests run all of them, and the picture shows what one of each does. */
export function shortHostile(report: InsightReport): InsightReport {
  const { analysis, inputs } = report;
  const { facts } = inputs;
  const { rent_roll: rooms = [], remarks = [], ...extra } = facts.extra;
  const evidence = Object.fromEntries(Object.entries(facts.evidence).filter(([field]) => ['address', 'layout', 'zoning'].includes(field)));
  return {
    ...report,
    analysis: { ...analysis, documents: analysis.documents.slice(-3) },
    inputs: {
      ...inputs,
      facts: {
        ...facts,
        evidence,
        values: { ...facts.values, stations: facts.values.stations?.slice(-3) ?? null },
        conflicts: facts.conflicts.map((conflict) => ({
          ...conflict,
          values: conflict.values.slice(-3),
          sources: conflict.sources.slice(-3),
        })),
        extra: { ...extra, rent_roll: rooms.slice(-4), remarks: remarks.slice(-3) },
      },
    },
  };
}
