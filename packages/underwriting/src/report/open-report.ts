import { UnderwritingError } from '../errors.ts';
import { openFacts } from '../facts/open-facts.ts';
import type { InsightReport } from './document/insight-report.ts';
import { schemaVersion } from './document/versions.ts';
import { insightReportSchema } from './schema/insight-report-schema.ts';
import { schemaErrors } from './schema/json-schema.ts';

type Migration = (report: Record<string, unknown>) => Record<string, unknown>;

/** By the version they start from: each makes the next version of the document. */
const migrations: Readonly<Record<number, Migration>> = {
  // Version 2 added tax, exit ladder, stress, sensitivity and the rest: an earlier report has none, and says so by empty lists.
  1: (report) => ({
    ...report,
    schema_version: 2,
    stress: [],
    sensitivity: [],
    two_way: [],
    thresholds: [],
    simulation: { figures: [], bands: { years: [], columns: [] }, distributions: [], reading: '' },
    tax: { owner: 'resident', figures: [], projection: { years: [], columns: [] }, reading: [] },
    long_term: { years: [], columns: [] },
    exit_ladder: { years: [], columns: [] },
    monthly: { months: [], columns: [] },
    valuation: { figures: [], reading: '' },
    claims: [],
    rent_roll: [],
    rules: [],
  }),
  // Version 3 states the value of each rule and the relief that ended. An earlier report did not keep them.
  2: (report) => ({
    ...report,
    schema_version: 3,
    rules: Array.isArray(report.rules)
      ? report.rules.map((rule: unknown) => (isRecord(rule) ? { ...rule, value: '', ended_relief: null } : rule))
      : report.rules,
  }),
  // Version 4 keeps all of its inputs together, and its facts are closed. An earlier report kept facts and date, neither context nor overrides.
  3: ({ facts, ...report }) => ({
    ...report,
    schema_version: 4,
    inputs: {
      facts: isRecord(facts) ? openFacts(facts) : facts,
      context: null,
      overrides: null,
      asOf: isRecord(report.analysis) ? report.analysis.as_of : undefined,
    },
  }),
};

/**
 * Opens a report of any version that was ever written, and checks it against the schema.
 * @param json the text of a report, or what it parses to
 * Throws `invalid_report` for anything else: no JSON, another document, a later version, a broken shape.
 */
export function openReport(json: unknown): InsightReport {
  let document = typeof json === 'string' ? parse(json) : json;
  if (!isRecord(document) || document.schema !== 'rimawari/insight-report')
    throw new UnderwritingError('invalid_report', 'This is not an insight report.');
  const stated = document.schema_version;
  if (typeof stated !== 'number' || !Number.isInteger(stated) || stated < 1)
    throw new UnderwritingError('invalid_report', 'The report does not say which version it is.');
  let version: number = stated;
  if (version > schemaVersion)
    throw new UnderwritingError(
      'invalid_report',
      `The report has version ${version}; this program opens versions up to ${schemaVersion}. Use a newer program.`,
    );
  while (version < schemaVersion && isRecord(document)) {
    const migrate: Migration | undefined = migrations[version];
    if (!migrate) throw new UnderwritingError('invalid_report', `No step leads from version ${version} of the report to the next.`);
    document = migrate(document);
    version += 1;
  }
  const errors = schemaErrors(insightReportSchema, document);
  if (errors.length > 0)
    throw new UnderwritingError('invalid_report', `The report does not have the shape it should: ${errors.slice(0, 3).join('; ')}.`);
  return document as InsightReport;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnderwritingError('invalid_report', 'The report is not JSON.');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
