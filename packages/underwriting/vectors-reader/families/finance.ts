import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { list, names, record } from '../kinds.ts';

export const financeFamilies = {
  'FIN-TIME-VALUE': family({
    title: 'Annuities in the signs of spreadsheets (paid out is negative), not rounded. Each result is worked out from the other inputs.',
    names: `ratio: rate=0; span: periods=1; amount: payment=0 present=0 future=0; flag: due=false; count: period=1 from=1 to=1
      → amount: payment interest principal interestBetween principalBetween paidBetween present; span: periods;
      ratio: rate yearlyRate`,
    run: ({ period, from, to, ...terms }) => {
      const [interestBetween, principalBetween] = [engine.interestBetween(terms, from, to), engine.principalBetween(terms, from, to)];
      const paid = { interestBetween, principalBetween, paidBetween: interestBetween + principalBetween };
      const parts = { interest: engine.interestPart(terms, period), principal: engine.principalPart(terms, period), ...paid };
      const [present, rate] = [engine.presentValue(terms), engine.rateFor(terms)];
      const periods = engine.periodsFor({ ...terms, payment: terms.payment * (terms.due ? 1 + terms.rate : 1) });
      return { payment: engine.annuityPayment(terms), ...parts, present, periods, rate, yearlyRate: (rate.value ?? 0) * 12 };
    },
  }),
  'FIN-FLOWS': family({
    title: 'Value and rates of flows a period apart. Of several rates `irr` is nearest to zero; `because` says why none is the only one.',
    names: `amount[]: flows; ratio: rate=0 financeRate=0 reinvestRate=0; now|period_one: firstFlow=now
      → amount: npv profit; ratio|null: irr mirr multiple profitabilityIndex; ratio[]: roots; count: roots.length; text|null: because;
      span|null: payback`,
    run: ({ flows, rate, firstFlow, financeRate, reinvestRate }) => {
      const npv = firstFlow === 'now' ? engine.netPresentValue(rate, flows) : engine.netPresentValueFromPeriodOne(rate, flows);
      const [irr, roots, { because }] = [engine.internalRateNearestZero(flows), engine.internalRates(flows), engine.internalRate(flows)];
      const profit = flows.reduce((sum, flow) => sum + flow, 0);
      const owed = flows.map((_, index) => flows.slice(0, index + 1).reduce((sum, flow) => sum + flow, 0));
      const last = owed.findIndex((sum, index) => index > 0 && sum >= 0);
      const payback = last < 0 ? null : last - 1 - (owed[last - 1] ?? 0) / (flows[last] ?? 1);
      const back = { multiple: engine.equityMultiple(flows), profit, payback };
      const profitabilityIndex = engine.netPresentValue(rate, [0, ...flows.slice(1)]) / -(flows[0] ?? 0);
      return { npv, irr, roots, because, ...back, profitabilityIndex, mirr: engine.modifiedInternalRate(flows, financeRate, reinvestRate) };
    },
  }),
  'FIN-DATED-FLOWS': family({
    title: 'Value and rate of dated flows, actual days over 365.',
    names: 'ratio: rate=0 → amount: npv; ratio: irr',
    more: { flows: list(record(names('date: date; amount: amount'))) },
    run: ({ flows, rate }) => ({ npv: engine.datedPresentValue(rate, flows), irr: engine.datedInternalRate(flows) }),
  }),
  'FIN-RATES': family({
    title: 'Effective and nominal rates, and growth from one amount to another: its rate, its time, or what a list of rates makes of it.',
    names: `ratio: nominal=0 effective=0 rate=0; count: perYear=1; amount: from=1 to=1; span: periods=1; ratio[]: rates=[]
      → ratio: effective nominal growth; span: periods; amount: grown`,
    run: ({ nominal, effective, perYear, from, to, periods, rate, rates }) => ({
      effective: engine.effectiveRate(nominal, perYear),
      nominal: engine.nominalRate(effective, perYear),
      growth: engine.growthRate(from, to, periods),
      periods: engine.periodsToGrow(rate, from, to),
      grown: rates.reduce((sum, one) => -engine.futureValue({ rate: one, periods: 1, payment: 0, present: sum }), from),
    }),
  }),
};
