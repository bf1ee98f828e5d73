import type { EvidenceGrade } from '@rimawari/underwriting';
import type { Words } from '../glance/words.ts';

/** What settles an input, and what to ask for it. */
export interface Settling {
  document: string;
  documentJa: string;
  question: string;
}

const salesNearby: Settling = {
  document: 'Recent sales nearby',
  documentJa: '成約事例',
  question: 'Which sales nearby support the price?',
};
const leasing: Settling = {
  document: 'Leasing history',
  documentJa: '入居履歴',
  question: 'How long was each unit vacant in the last three years?',
};
const statements: Settling = {
  document: 'Operating statements',
  documentJa: '収支実績',
  question: 'What did each cost come to last year?',
};
const repairs: Settling = { document: 'Repair history', documentJa: '修繕履歴', question: 'Which major repairs were done, and when?' };
const assessed: Settling = {
  document: 'Certificate of assessed value',
  documentJa: '固定資産評価証明書',
  question: 'What are the assessed values of land and building?',
};

/** Every text of At a glance, by its part. Numbers arrive as they are printed; amounts are parts that follow the currency switch. */
export const glanceTexts = {
  title: 'At a glance',
  titleJa: '概要',
  summary: 'Summary',

  /** Test, result, number. Japanese lines are for papers that go to a bank. */
  verdict: {
    bidsEnded: (day: string) => `Court sale: bidding ended ${day}`,
    bidsEndedJa: (month: string) => `競売・公売: 入札期間は${month}に終了`,
    courtSale: (bid: number, isLowest: boolean): Words => [
      isLowest ? 'Court sale: bids start at ' : 'Court sale: base price ',
      { yen: bid },
      ', not an asking price',
    ],
    courtSaleJa: (bid: string, isLowest: boolean) =>
      `競売・公売: ${isLowest ? '買受可能価額' : '売却基準価額'}${bid}（売主の希望価格ではありません）`,
    twoProperties: (count: number) =>
      `Sources may describe different properties: ${count} ${count === 1 ? 'source names' : 'sources name'} no matching address`,
    twoPropertiesJa: (count: number) => `別の物件の資料が含まれている可能性があります（${count}件）`,
    notRebuildable: (cap: string | null) => `Cannot be rebuilt${cap === null ? '' : `: the Scenario Score is capped at ${cap}`}`,
    notRebuildableJa: (cap: string | null) => `再建築不可${cap === null ? '' : `（シナリオスコアの上限 ${cap}）`}`,
    lodgingRevenue: (cap: string) => `No lease is shown, only lodging revenue: the Scenario Score is capped at ${cap}`,
    lodgingRevenueJa: (cap: string) => `賃貸借契約の記載がなく、宿泊売上のみ（シナリオスコアの上限 ${cap}）`,
    rentEstimated: (rent: Words): Words => ['The rent is not stated: results depend on our estimate, ', ...rent, ' monthly'],
    rentEstimatedJa: (rent: string) => `賃料の記載がないため、Rimawariの推計（月額${rent}）に基づく結果です`,
    rentFromYield: (grossYield: string) => `The rent is not stated: results depend on the advertised gross yield of ${grossYield}`,
    rentFromYieldJa: (grossYield: string) => `賃料の記載がないため、広告の表面利回り${grossYield}から求めた賃料に基づく結果です`,
    coverage: (result: CoverageResult, loan: string, dscr: string, later: string | null) => {
      const said = {
        withRoom: `covers ${loan} loan with room`,
        covered: `covers ${loan} loan`,
        atFirst: `covers ${loan} loan only at first`,
        notCovered: `does not cover ${loan} loan`,
      } satisfies Record<CoverageResult, string>;
      return `Income ${said[result]}: DSCR ${dscr}${later === null ? '' : `, later ${later}`}`;
    },
    coverageJa: (result: CoverageResult, loan: string, dscr: string) =>
      `${loan}の返済を収入で${{ withRoom: '十分に賄えます', covered: '賄えます', atFirst: '賄えるのは当初のみです', notCovered: '賄えません' }[result]}（初年度のDSCR ${dscr}倍）`,
    coverageDepends: (dscr: string) => `Loan coverage (DSCR): ${dscr}`,
    coverageDependsJa: (loan: string, dscr: string) => `${loan}の返済を賄えるかは賃料によります（DSCR ${dscr}倍）`,
    allCash: (net: string, place: Place, level: string) => `All-cash purchase: net yield is ${net}, ${place} the usual ${level}`,
    allCashJa: (net: string, place: Place, level: string) =>
      `全額自己資金での実質利回りは${net}で、同種・同地域の水準${level}${{ below: 'を下回ります', within: 'の範囲内です', above: 'を上回ります' }[place]}`,
    netYield: (net: string | null) => (net === null ? 'Net yield: not available' : `Net yield is ${net}, before debt and tax`),
    netYieldJa: (net: string | null) => (net === null ? '実質利回り: 算出不可' : `実質利回り${net}（借入・税引前）`),
    loan: { assumed: 'the assumed', yours: 'your' },
    loanJa: { assumed: '想定借入', yours: '希望借入' },
  },

  tiles: {
    notAvailable: 'Not available',
    earlierVersion: 'Not available: an earlier model version made this report.',
    cash: {
      name: 'Monthly cash flow',
      basis: (isTaxed: boolean, hasLoan: boolean) =>
        `${isTaxed ? 'After tax' : 'Before tax'}, ${hasLoan ? 'with loan' : 'all cash'}, first year`,
      range: (range: Words): Words => [...range, ', by land/building split. '],
      middle: (yen: number): Words => ['Middle rent ', { yen, exact: true }, '.'],
      second: (yen: number): Words => ['Second year ', { yen, exact: true }, '.'],
    },
    netYield: {
      name: 'Net yield',
      basis: 'Before debt and tax',
      level: (place: Place, level: string, isRange: boolean) =>
        isRange ? `Middle rent: ${place} the usual ${level}.` : `${capital(place)} the area’s usual ${level}.`,
    },
    price: {
      name: 'Price vs. model value',
      basis: 'Not an appraisal',
      value: (place: 'above' | 'at' | 'below' | null) => (place === null ? 'Model value ' : `${capital(place)} model value `),
      /** Between the model value and its range, in which the price lies or not. */
      range: (isInside: boolean) => (isInside ? ', within ' : ', outside '),
    },
    risk: {
      name: 'Risk',
      basis: 'No loan',
      levels: { low: 'Low', medium: 'Medium', high: 'High' },
      definition:
        'Risk of the property at this price, bought all cash, in the cautious case: flat market, higher vacancy and costs. The most severe reason sets the level; a high score does not lower it. The loan is rated separately.',
      noReason: 'No reason was recorded.',
    },
    score: {
      name: 'Scenario Score',
      basis: 'All cash, flat market',
      outOf: ' / 10',
      earlierVersion: 'Score version 2.0: recalculate to compare.',
      /** What 5 and 6.5 mean. */
      meaning: (place: ScorePlace, typical: number, bestFifth: number, isRange: boolean) => {
        const at = isRange ? 'Middle rent: ' : 'Overall ';
        return place === 'best'
          ? `${at}best fifth, from ${bestFifth}; typical ${typical}.`
          : `${at}${place} typical (${typical}); best fifth ${bestFifth}.`;
      },
      range: (range: string) => ` Range ${range}.`,
    },
  },

  controls: {
    title: 'What you can change',
    printedTitle: 'Inputs',
    more: 'More inputs',
    price: 'Price',
    bid: 'Your bid',
    loanToValue: 'Loan-to-value',
    rent: 'Monthly rent',
    holding: 'Holding period',
  },

  unknowns: {
    title: 'Biggest unknowns',
    effect: 'NPV change ',
    /** By input; of the rent, the paper depends on what is sold. */
    settledBy: {
      rent_change: { document: 'Manager’s rent estimate', documentJa: '賃料査定書', question: 'What rent would the next tenant pay?' },
      price_level_change: salesNearby,
      exit_cap_spread: salesNearby,
      market_cap_rate: salesNearby,
      vacancy: leasing,
      turnover: leasing,
      reletting_months: leasing,
      restoration: leasing,
      cost_growth: statements,
      upkeep_per_unit: statements,
      capital_reserve_per_unit: repairs,
      repair_guide_total: repairs,
      insurance_rate: {
        document: 'Insurance quote',
        documentJa: '火災保険見積書',
        question: 'What would insurance cost for this building?',
      },
      land_assessed_share: assessed,
      building_assessed_share: assessed,
      building_age: { document: 'Property register', documentJa: '登記事項証明書', question: 'When was it built?' },
      rebuilding_cost_per_m2: {
        document: 'Building inspection',
        documentJa: '建物状況調査報告書',
        question: 'What condition is the building in?',
      },
    } satisfies Record<string, Settling>,
    lease: { document: 'Lease', documentJa: '賃貸借契約書', question: 'What does the tenant pay, and since when?' },
    rentRoll: { document: 'Rent roll', documentJa: 'レントロール', question: 'What does each tenant pay, and since when?' },
    otherwise: {
      document: 'Explanation of Important Matters',
      documentJa: '重要事項説明書',
      question: 'What does the seller’s disclosure say about it?',
    },
  },

  steps: { title: 'Next steps', first: 'Next step', all: 'See all steps' },

  /** Metric, then value and benchmark. */
  findings: {
    title: 'Key findings',
    scoreCap: { metric: 'Score cap', words: (cap: string, reason: string): Words => [` ${cap}: ${reason}`] },
    coverage: {
      metric: 'DSCR',
      laterMetric: 'DSCR at the highest payments',
      words: (dscr: string, place: string | null, lender: string): Words => [
        place === null
          ? ` is ${dscr} depending on the rent; many lenders require ${lender}`
          : ` is ${dscr}, ${place} the ${lender} many lenders require`,
      ],
    },
    rent: {
      metric: (isBuilding: boolean) => (isBuilding ? 'Rent per unit' : 'Rent'),
      words: (share: number, level: number): Words => [
        share === 0
          ? ' equals the market estimate of '
          : ` is ${Math.abs(share)}% ${share > 0 ? 'above' : 'below'} the market estimate of `,
        { yen: level, exact: true },
        ' a month',
      ],
    },
    allCashReturn: {
      metric: 'All-cash IRR',
      words: (rate: string, place: string, asked: string): Words => [` is ${rate}, ${place} the ${asked} discount rate`],
    },
    scoreTarget: {
      metric: 'Scenario Score',
      words: (price: number): Words => [' reaches 6.5 at ', { yen: price }, ', a break-even target, not an offer'],
    },
    cashTarget: {
      metric: 'Cash flow before tax',
      words: (price: number, place: string, name: string): Words => [' breaks even at ', { yen: price }, `, ${place} the ${name}`],
    },
    loanAndLife: {
      metric: 'Loan term',
      words: (years: string, left: string | null): Words => [
        left === null
          ? ` is ${years} years; the statutory life has expired`
          : ` is ${years} years, above the remaining statutory life of ${left} years`,
      ],
    },
    population: { metric: 'Population in 2050', words: (share: string): Words => [` is ${share} of today’s, below 90%`] },
  },

  evidence: {
    scale: ' on a scale from A (best) to D: ',
    grades: {
      A: 'documents show nearly all facts',
      B: 'main facts are stated',
      C: 'a main input is missing or estimated',
      D: 'mostly assumed',
    } satisfies Record<EvidenceGrade, string>,
    assumed: (market: number, loan: number | null, share: string | null) =>
      ` ${market} market ${loan === null ? '' : `and ${loan} loan `}inputs are assumed${share === null ? '' : ` and account for ${share} of the spread in NPV`}.`,
  },
} as const;

/** What a link to a report shows where it is posted, in one line. */
export const previewTexts = {
  line: (verdict: string, results: readonly string[]) => `${verdict}. ${results.join('; ')}.`,
  cash: (amount: string, isTaxed: boolean, hasLoan: boolean) =>
    `Monthly cash flow ${amount} in year 1, ${isTaxed ? 'after' : 'before'} tax, ${hasLoan ? 'with loan' : 'all cash'}`,
  netYield: (netYield: string) => `net yield ${netYield} before debt and tax`,
  price: (share: number) =>
    share === 0 ? 'asking price at model value' : `asking price ${Math.abs(share)}% ${share > 0 ? 'above' : 'below'} model value`,
  risk: (level: string) => `risk ${level}`,
  score: (score: string) => `Scenario Score ${score} / 10`,
} as const;

export type CoverageResult = 'withRoom' | 'covered' | 'atFirst' | 'notCovered';
/** Of a score: within half a point of a typical listing it is about as good. */
export type ScorePlace = 'best' | 'above' | 'about' | 'below';
type Place = 'below' | 'within' | 'above';

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
