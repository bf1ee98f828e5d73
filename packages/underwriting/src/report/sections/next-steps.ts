import { hasFewLenders } from '../../assumptions/lender-terms.ts';
import type { Finding } from '../../checks/finding.ts';
import type { MarketContext } from '../../context/market-context.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { midSentence } from '../../numbers/mid-sentence.ts';
import type { DocumentReading } from '../../score/document-meter.ts';
import * as texts from '../../texts/next-steps-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';
import { bidPeriod } from './auction.ts';

type Step = InsightReport['next_steps'][number];

/** Documents and questions named one by one; those after them are still in the lists they come from. */
const mostDocuments = 4;
const mostUnknown = 4;

/** One request for each document, with all that it is asked for. */
function documentSteps(missing: InsightReport['missing']): { field: string; step: Step }[] {
  const steps: { field: string; step: Step }[] = [];
  for (const [index, entry] of missing.entries()) {
    if (missing.findIndex(({ document }) => document === entry.document) !== index) continue;
    const alike = missing.filter(({ document }) => document === entry.document);
    const step = {
      id: `document-${entry.field.replace('extra.', '').replaceAll('_', '-')}`,
      action: texts.request(entry.document, alike),
      who: texts.broker,
      question_ja: alike.map((one) => one.question_ja).join(' '),
    };
    steps.push({ field: entry.field, step });
  }
  return steps.slice(0, mostDocuments);
}

/** The first question of all, where a source may be about another property. */
function identityStep(unmatched: readonly string[]): Step[] {
  if (unmatched.length === 0) return [];
  return [
    {
      id: 'same-property',
      action: texts.sameProperty(unmatched),
      who: texts.broker,
      question_ja: texts.samePropertyJa(unmatched),
    },
  ];
}

/** Who answers: at an auction nobody brokers, and the court’s documents stand in. */
function atCourt(subject: ReportDraft['subject'], steps: Step[]): Step[] {
  if (!subject.isCourtAuction) return steps;
  return steps.map((step) =>
    step.who?.startsWith(texts.broker) ? { ...step, who: texts.courtDocuments, action: texts.atCourt(step.action) } : step,
  );
}

function whoKnows(check: Finding): string {
  if (check.settle === null) return texts.broker;
  return check.settle.startsWith(texts.lender) ? texts.lender : texts.brokerOrOffice;
}

/** `Hazard maps: not verified` → `hazard maps` */
const topicOf = ({ title }: Finding): string => midSentence(title.replace(/: .*$/, ''));

/**
 * Whether a question needs a step of its own. Everything that was found does, be it only noted: it is there, and some of it has a
 * deadline. Of what nobody states only the graver part does; the rest is told together, since there is much of it.
 */
function questionSteps(checks: readonly Finding[]): Step[] {
  const asked = checks.filter((check) => check.state !== 'pass' && check.question_ja !== null);
  const unknown = asked.filter((check) => check.state === 'unknown');
  const own = unknown.filter((check) => check.severity !== 'note').slice(0, mostUnknown);
  const steps = [...asked.filter((check) => check.state === 'flag'), ...own].map((check) => ({
    id: `check-${check.id.replaceAll('_', '-')}`,
    action: `${check.title}: ${check.question_en ?? ''}`,
    who: whoKnows(check),
    question_ja: check.question_ja,
  }));
  const others = unknown.filter((check) => !own.includes(check));
  if (others.length > 0)
    steps.push({
      id: 'open-questions',
      action: texts.openQuestions(others.map(topicOf)),
      who: texts.broker,
      question_ja: others.map((check) => check.question_ja).join(' '),
    });
  return steps;
}

/** A name that several places bear has to be settled before any level of the place can be used. */
function placeStep({ place, market }: MarketContext): Step[] {
  const candidates = market?.location.candidates ?? [];
  if (candidates.length === 0) return [];
  return [
    {
      id: 'which-place',
      action: texts.whichPlace(place.municipality, candidates.slice(0, 6)),
      who: texts.broker,
      question_ja: texts.whichPlaceJa,
    },
  ];
}

/** Where the asking price lies outside the range of the model value: what supports it, or what lowers it, is asked early. */
function priceStep({ ledger, subject }: ReportDraft): Step[] {
  const { 'facts.price': price, 'exit.day_one': model } = ledger.figures();
  if (subject.isCourtAuction || price?.value == null || model?.range == null) return [];
  const [low, high] = model.range;
  if (price.value > high) return [texts.priceSupport];
  return price.value >= low ? [] : [texts.priceReason];
}

/** Documents of the rent: they come first where the rent is not stated, since every result depends on it. */
const ofRent: readonly string[] = ['monthly_rent_jpy', 'annual_rent_jpy', 'extra.rent_roll'];

/** Whatever is asked for on paper, from whomever, in the order of what it would settle. */
function requestSteps(draft: ReportDraft, missing: InsightReport['missing'], meter: readonly DocumentReading[]): Step[] {
  const { base, subject, rentBasis } = draft;
  const rentIsOpen = rentBasis === 'assumed' || rentBasis === 'from_stated_yield';
  const rankOf = (isOfIt: (document: DocumentReading['document']) => boolean) => {
    const rank = meter.findIndex(({ document }) => isOfIt(document));
    return rank < 0 ? meter.length : rank;
  };
  const ranked = documentSteps(missing).map(({ field, step }) => ({
    step,
    rank: rentIsOpen && ofRent.includes(field) ? -2 : rankOf(({ answers }) => answers.includes(field)),
  }));
  for (const step of priceStep(draft)) ranked.push({ step, rank: -1 });
  if (base.terms !== null)
    ranked.push({ step: hasFewLenders(subject) ? texts.lenderAtAll : texts.loanOffer, rank: rankOf(({ id }) => id === 'loan_offer') });
  if (!subject.isCondominium) ranked.push({ step: texts.buildingSurvey, rank: rankOf(({ id }) => id === 'inspection') });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ step }) => step);
}

/** After the last day of bids: whether there is still something to buy comes before its papers. */
function endedStep(subject: Subject): Step[] {
  const period = subject.isCourtAuction ? bidPeriod(subject) : null;
  if (period === null || period.to >= subject.asOf) return [];
  return [texts.offeredAgain];
}

/** What to do next, in order: documents, questions of the gravest flags first, then the people who can settle them. */
export function listNextSteps(
  draft: ReportDraft,
  checks: readonly Finding[],
  missing: InsightReport['missing'],
  meter: readonly DocumentReading[],
): InsightReport['next_steps'] {
  const askedFor = new Set(missing.slice(0, mostDocuments).map(({ field }) => field.replace('extra.', '')));
  // A document that is asked for answers its check too.
  const answered = (id: string) => askedFor.has(id) || (id === 'rent_basis' && askedFor.has('monthly_rent_jpy'));
  const questions = questionSteps(checks.filter(({ id }) => !answered(id)));
  const disputed = questions.filter(({ id }) => id === 'check-conflicts');
  const steps: Step[] = [
    ...endedStep(draft.subject),
    ...identityStep(draft.subject.extra.unmatched_sources ?? []),
    ...placeStep(draft.context),
    ...disputed,
    ...requestSteps(draft, missing, meter),
    ...questions.filter((step) => !disputed.includes(step)),
  ];
  if (draft.settings.choices.owner === 'non_resident') steps.push(texts.ownerAbroad);
  steps.push(texts.taxAdviser);
  return atCourt(draft.subject, steps);
}
