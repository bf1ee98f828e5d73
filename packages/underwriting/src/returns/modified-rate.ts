import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';
import { netPresentValue } from './net-present-value.ts';

/** Modified rate: outlays discounted at the finance rate, receipts compounded at the reinvestment rate. Always one answer when both exist. */
export function modifiedInternalRate(flows: readonly number[], financeRate: number, reinvestRate: number): Answer {
  const periods = flows.length - 1;
  const outlays = -netPresentValue(
    financeRate,
    flows.map((flow) => Math.min(0, flow)),
  );
  const receipts =
    netPresentValue(
      reinvestRate,
      flows.map((flow) => Math.max(0, flow)),
    ) *
    (1 + reinvestRate) ** periods;
  if (outlays <= 0 || receipts <= 0 || periods < 1) return unanswered(texts.noModifiedRate);
  return answered((receipts / outlays) ** (1 / periods) - 1);
}
