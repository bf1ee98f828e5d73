import type { Finding, InsightReport } from '../insight-report.ts';
import type { ReportDraft } from './report-draft.ts';

/** What to do next, in order: documents, questions of the gravest flags, then the people who can settle them. */
export function listNextSteps(
  draft: ReportDraft,
  checks: readonly Finding[],
  missing: InsightReport['missing'],
): InsightReport['next_steps'] {
  const steps: InsightReport['next_steps'] = [];
  for (const entry of missing.slice(0, 4))
    steps.push({
      id: `document-${entry.field.replace('extra.', '').replaceAll('_', '-')}`,
      action: `Ask for: ${entry.document}. ${entry.why_it_matters}`,
      who: 'Broker',
      question_ja: entry.question_ja,
    });
  const open = checks.filter((check) => check.state !== 'pass' && check.severity !== 'note' && check.question_ja !== null).slice(0, 4);
  for (const check of open)
    steps.push({
      id: `check-${check.id.replaceAll('_', '-')}`,
      action: `${check.title}: ${check.question_en ?? ''}`,
      who: check.settle ? 'Broker, or the office that keeps the record' : 'Broker',
      question_ja: check.question_ja,
    });
  steps.push({
    id: 'loan-offer',
    action: 'Get written loan terms (amount, rate, term, fee) and put them in place of the assumed ones.',
    who: 'Lender',
    question_ja: '融資可能額、金利、期間、手数料の条件を書面でいただけますか。',
  });
  if (!draft.subject.isCondominium)
    steps.push({
      id: 'building-survey',
      action: 'Have roof, walls, plumbing and frame looked at before signing.',
      who: 'Building inspector (既存住宅状況調査技術者)',
      question_ja: null,
    });
  steps.push({
    id: 'tax-adviser',
    action:
      'Have the tax side worked out for your own income: depreciation, loss offset, and for owners abroad withholding and a tax representative.',
    who: 'Tax accountant (税理士)',
    question_ja: null,
  });
  return steps;
}
