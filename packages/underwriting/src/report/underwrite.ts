import { stressPresets } from '../analysis/stress-presets.ts';
import { type AssumptionOverrides, readOverrides } from '../assumptions/overrides.ts';
import { noteOwnDefaults } from '../assumptions/own-defaults.ts';
import { inputsOf } from '../case/input-change.ts';
import { caseMetrics, metricRanges } from '../case/metrics.ts';
import { changedCase, movedCases } from '../case/moved-cases.ts';
import { otherStructures } from '../case/other-structures.ts';
import { otherOwners } from '../case/owners.ts';
import { settleInputs } from '../case/resettle.ts';
import { scenarioPlans } from '../case/scenarios.ts';
import { afterTaxMetrics, splitEnds, splitMetrics } from '../case/split-ends.ts';
import { workOutCase } from '../case/work-out-case.ts';
import { runChecks } from '../checks/all-checks.ts';
import type { MarketContext } from '../context/market-context.ts';
import { readContext } from '../context/read-context.ts';
import { present, type ReportDraft, rentIsEstimated } from '../draft/report-draft.ts';
import { plainData } from '../facts/check-shape.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { readSubject } from '../facts/subject.ts';
import { noteUnusedFacts } from '../facts/unused-facts.ts';
import { createLedger } from '../figures/ledger.ts';
import { rulesOn } from '../rules/rule-book.ts';
import { rulesVersion } from '../rules/rules-version.ts';
import { readDocumentMeter } from '../score/document-meter.ts';
import { gradeEvidence } from '../score/evidence-grade.ts';
import { readRisk } from '../score/risk-level.ts';
import { scoreWithRange } from '../score/score-range.ts';
import { scoreVersion } from '../score/score-version.ts';
import { allTerms } from '../terms/all-terms.ts';
import * as texts from '../texts/report-texts.ts';
import type { ComputedReport, ReportInputs } from './document/insight-report.ts';
import { disclaimer, engineVersion, schemaVersion } from './document/versions.ts';
import { auctionNotes, writeAuction } from './sections/auction.ts';
import { financingFigures, incomeFigures, returnsFigures } from './sections/figure-lists.ts';
import { noteLeaseEnd } from './sections/lease-note.ts';
import { writeUnpaidInterest } from './sections/loan-notes.ts';
import { byEffect, listMissing } from './sections/missing-evidence.ts';
import { listNextSteps } from './sections/next-steps.ts';
import { writeReading } from './sections/reading.ts';
import { noteUnusedGiven } from './sections/unused-given.ts';
import { noteUnusedSources } from './sections/unused-sources.ts';
import { writeAssumedInputs } from './sections/write-assumed-inputs.ts';
import { writeAssumptions } from './sections/write-assumptions.ts';
import { writeBankView } from './sections/write-bank-view.ts';
import { writeCashPurchase } from './sections/write-cash-purchase.ts';
import { writeClaims } from './sections/write-claims.ts';
import { writeClosingSettlement } from './sections/write-closing.ts';
import { writeCosts } from './sections/write-costs.ts';
import { writeDocumentMeter } from './sections/write-document-meter.ts';
import { writeExitLadder } from './sections/write-exit-ladder.ts';
import { writeFacts } from './sections/write-facts.ts';
import { writeLadder } from './sections/write-ladder.ts';
import { longTermYears, writeLongTerm } from './sections/write-long-term.ts';
import { writeMarket } from './sections/write-market.ts';
import { writeMonthly } from './sections/write-monthly.ts';
import { writeOperation } from './sections/write-operation.ts';
import { writeLoanSchedule, writeProjection } from './sections/write-projection.ts';
import { writeClosingTotal, writePurchase } from './sections/write-purchase.ts';
import { noteRent, noteRollRows, writeRent } from './sections/write-rent.ts';
import { writeRentRoll } from './sections/write-rent-roll.ts';
import { writeRepairPlan } from './sections/write-repair-plan.ts';
import { writeReturns } from './sections/write-returns.ts';
import { writeScenarios } from './sections/write-scenarios.ts';
import { noteSilence, writeScore } from './sections/write-score.ts';
import { writeSensitivity, writeTwoWay } from './sections/write-sensitivity.ts';
import { writeSimulation } from './sections/write-simulation.ts';
import { writeTax } from './sections/write-tax.ts';
import { writeThresholds } from './sections/write-thresholds.ts';
import { writeUsualLevel } from './sections/write-usual-level.ts';
import { writeValuation } from './sections/write-valuation.ts';

/**
 * Turns facts into the whole report. Pure: the same input gives the same report everywhere, and the report carries its input.
 * @param facts what the sources state
 * @param context place, population and exchange rate, gathered before
 * @param overrides values in place of our defaults, marked as given
 * @param asOf analysis date, `YYYY-MM-DD` in Japan; taken as the day of contract, registration and acquisition
 *   Rules are known from 2024-07-01 to ten years after {@link rulesVersion}; back to 2007 with versions marked unconfirmed.
 * Throws {@link UnderwritingError}: `price_missing`, `invalid_fact`, `invalid_assumption`, `invalid_date`, `unsupported_kind`, `rule_not_in_force`.
 */
export function underwrite(facts: PropertyFacts, context: MarketContext, overrides: AssumptionOverrides, asOf: string): ComputedReport {
  const gathered = readContext(context);
  const read = readSubject(facts, asOf, gathered.market ?? null);
  const inputs: ReportInputs = { facts: plainData(read.facts), context: gathered, overrides: readOverrides(overrides), asOf };
  const { subject, settings, settled, rent } = settleInputs(read, inputs.overrides, longTermYears + 1);
  const base = workOutCase(subject, settings, { horizon: longTermYears + 1 });
  const moved = movedCases(subject, base);
  const rentEnds = rent.ends.map((monthlyRent) => moved('monthly_rent', monthlyRent));
  const structureEnds = otherStructures(subject, settings).map((other) => workOutCase(other.subject, other.settings));
  const metrics = caseMetrics(base);
  const bySplit = [base, ...splitEnds(subject, base)];
  const ledger = createLedger(allTerms);
  const draft: ReportDraft = {
    subject,
    context: inputs.context,
    settled,
    settings,
    rent,
    rentBasis: rent.basis,
    rentEnds,
    structureEnds,
    base,
    moved,
    metrics,
    ranges: rentEnds.length > 0 ? metricRanges([metrics, ...rentEnds.map(caseMetrics)]) : {},
    structureRanges: structureEnds.length > 0 ? metricRanges([metrics, ...structureEnds.map(caseMetrics)]) : {},
    splitRanges: { ...metricRanges(bySplit.map(splitMetrics)), ...metricRanges([...bySplit, ...rentEnds].map(afterTaxMetrics)) },
    ledger,
  };

  const assumptionIds = writeAssumptions(draft);
  writeFacts(draft);
  writeAuction(draft);
  writeRent(draft);
  const notes = writePurchase(draft);
  writeOperation(draft);
  writeClosingTotal(draft);
  const closing = writeClosingSettlement(draft);
  const projection = writeProjection(draft);
  const loanSchedule = writeLoanSchedule(draft);
  const unpaid = writeUnpaidInterest(draft);
  writeReturns(draft);
  writeUsualLevel(draft);
  const tax = writeTax(draft, otherOwners(subject, base));
  const longTerm = writeLongTerm(draft);
  const repairs = writeRepairPlan(draft, longTermYears);
  const ladder = writeExitLadder(draft);
  const asSettled = { subject, settings };
  const plans = scenarioPlans(subject).map((plan) => ({
    plan,
    result: plan.id === 'base' ? base : changedCase(asSettled, base, inputsOf(settings, plan.change)),
  }));
  const scenarios = writeScenarios(draft, plans);
  const stress = writeScenarios(
    draft,
    stressPresets(subject).map((plan) => ({
      plan,
      result: changedCase(asSettled, base, inputsOf(settings, plan.change)),
    })),
    'stress',
  );
  const sensitivity = writeSensitivity(draft);
  const assumedInputs = writeAssumedInputs(draft, sensitivity);
  const twoWay = writeTwoWay(draft);
  const thresholds = writeThresholds(draft);
  const simulation = writeSimulation(draft);
  const valuation = writeValuation(draft);
  const cash = base.terms === null ? null : moved('loan_to_price', 0);
  writeCashPurchase(draft, cash);
  writeBankView(draft);
  const monthly = writeMonthly(draft);
  const rentRoll = writeRentRoll(draft);
  const claims = writeClaims(draft);
  const cautious = plans.find(({ plan }) => plan.id === 'cautious')?.result ?? base;
  const checks = runChecks(draft);
  const evidence = gradeEvidence(subject, rent);
  const { score, range: scoreRange, bestFifthPrice } = scoreWithRange(draft, cautious, checks, evidence.grade);
  const { score_parts, score_gates } = writeScore(draft, score, scoreRange, bestFifthPrice);
  const risk = readRisk(score.market, { checks, populationIndex: ledger.value('place.population_index'), grade: evidence.grade, rent });
  const meter = readDocumentMeter(draft, checks, evidence.grade);
  const missing = byEffect(listMissing(draft, checks), meter);
  const documentMeter = writeDocumentMeter(draft, meter);
  const market = writeMarket(draft);
  const { place, subject: about } = inputs.context;

  return {
    schema: 'rimawari/insight-report',
    schema_version: schemaVersion,
    engine_version: engineVersion,
    rules_version: rulesVersion,
    analysis: {
      id: about.analysis_id,
      title: about.title,
      as_of: asOf,
      listing_url: about.listing_url,
      documents: about.documents,
    },
    exchange_rate: inputs.context.exchange_rate,
    disclaimer,
    inputs,
    place: {
      prefecture: place.prefecture ?? subject.prefecture,
      prefecture_en: place.prefecture_en,
      municipality: place.municipality ?? subject.municipality,
      municipality_en: place.municipality_en,
      municipality_code: place.municipality_code,
    },
    ...(market && { market }),
    headline: {
      scenario_score: score.score,
      scenario_score_range: scoreRange,
      score_version: scoreVersion.version,
      risk_level: risk.level,
      net_rental_yield: ledger.value('returns.net_yield'),
      net_rental_yield_range: rentIsEstimated(draft) ? (ledger.figures()['returns.net_yield']?.range ?? null) : null,
      evidence_grade: evidence.grade,
      rent_basis: rent.basis,
      reading: writeReading(draft, checks, evidence, score, bestFifthPrice),
      key_figures: [
        'score.scenario',
        'returns.net_yield',
        'returns.gross_yield',
        'returns.btcf',
        'returns.dscr',
        ledger.has('returns.modified_irr') ? 'returns.modified_irr' : 'returns.irr',
        'equity.initial',
      ],
    },
    risk_reasons: risk.reasons,
    score_parts,
    score_gates,
    ...writeCosts(draft),
    yield_ladder: writeLadder(draft),
    income: present(ledger, incomeFigures),
    financing: present(ledger, financingFigures),
    returns: present(ledger, returnsFigures),
    projection,
    loan_schedule: loanSchedule,
    scenarios,
    stress,
    sensitivity,
    two_way: twoWay,
    thresholds,
    simulation,
    tax,
    repair_plan: repairs,
    long_term: longTerm,
    exit_ladder: ladder,
    monthly,
    valuation,
    claims,
    rent_roll: rentRoll,
    rules: rulesOn(asOf),
    checks,
    assumptions: assumptionIds,
    document_meter: documentMeter,
    missing,
    next_steps: listNextSteps(draft, checks, missing, meter),
    notes: [
      ...noteUnusedSources(inputs.facts),
      ...(subject.extra.reading_notes ?? []),
      ...evidence.reasons,
      assumedInputs,
      ...noteRollRows(subject),
      ...notes,
      ...closing,
      ...unpaid,
      ...auctionNotes(draft),
      ...noteRent(draft),
      ...noteSilence(draft),
      ...noteLeaseEnd(subject),
      ...noteOwnDefaults(about.own_defaults, inputs.overrides),
      ...noteUnusedGiven(draft),
      ...noteUnusedFacts(subject.facts),
      texts.onAnalysisDate,
    ],
    figures: ledger.figures(),
    series: ledger.allSeries(),
  };
}
