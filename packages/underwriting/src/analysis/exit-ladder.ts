import { balanceAt, type ExitResult, exitAt, taxOnSale } from '../case/exit.ts';
import { type CaseResult, ownerFlows, ownerFlowsAfterTax } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { type Answer, unanswered } from '../returns/answer.ts';
import { internalRate } from '../returns/internal-rate.ts';
import { equityMultiple } from '../returns/ratios.ts';
import * as texts from '../texts/model/unavailable-texts.ts';

/** A sale at the end of one year, before and after tax. Yen; rates as ratios. */
export interface ExitRung {
  exit: ExitResult;
  gain: number;
  longTerm: boolean;
  gainsTax: number;
  netAfterTax: number;
  multiple: number | null;
  irr: Answer;
  irrAfterTax: Answer;
}

const noEquity = unanswered(texts.noEquity);

/** What a sale at the end of every year would leave. The case must be worked out one year beyond the last rung. */
export function exitLadder(subject: Subject, result: CaseResult): ExitRung[] {
  const { afterTax, allYears, settings, equity } = result;
  const rungs: ExitRung[] = [];
  for (let year = 1; year < allYears.length; year += 1) {
    const exit = exitAt(subject, settings, result.purchase.valuation, year, allYears[year]?.operation.noi ?? 0, balanceAt(allYears, year));
    const sale = taxOnSale(subject, settings, exit, afterTax.plan, afterTax.years);
    const flows = ownerFlows(equity, allYears, exit);
    const taxed = ownerFlowsAfterTax(equity, afterTax.years, exit, sale.tax);
    rungs.push({
      exit,
      gain: sale.gain,
      longTerm: sale.longTerm,
      gainsTax: sale.tax,
      netAfterTax: exit.netProceeds - sale.tax,
      multiple: equity > 0 ? equityMultiple(taxed).value : null,
      irr: equity > 0 ? internalRate(flows) : noEquity,
      irrAfterTax: equity > 0 ? internalRate(taxed) : noEquity,
    });
  }
  return rungs;
}
