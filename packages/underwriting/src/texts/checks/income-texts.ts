import { dscrText } from '../../numbers/coverage-words.ts';
import { percentText, rangeText, yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';
import { courtDocuments, lenderTerms } from './shared-texts.ts';

// yield_claim

export const yieldClaimAsked = asked(
  'Rent roll (レントロール)',
  'Please send the rent of each unit on which the advertised yield (表示利回り) is based.',
  '表示利回りの根拠となる賃料の内訳を教えてください。',
);
export const claimNotVerified = (claimed: number) =>
  found('Advertised gross yield: not verified', `The listing states ${claimed}% but no rent to compare it with.`);
const bothYields = (claimed: number, own: number) => `The listing states ${claimed}%; its rent and price give ${own.toFixed(2)}%.`;
export const claimMatches = (claimed: number, own: number) => found('Advertised gross yield matches the rent', bothYields(claimed, own));
export const rentMissing = effect(
  'Annual rent missing for the advertised yield',
  '(calculated yield − advertised yield) × price; the range is the rounding of the advertised yield',
);
export const claimDiffers = (claimed: number, own: number) =>
  found('Advertised gross yield differs from the rent', bothYields(claimed, own));

// rent_basis

export const aboveMarket = (full: number, level: readonly [number, number]) =>
  found(
    'Rent above market rent estimate',
    `Rent is ${yenText(full)} a month, above the market rent estimate of ${rangeText(level, yenText)}. The next tenant may pay less.`,
  );
export const relet = effect('Annual rent change if re-leased at market rent', '(market rent estimate − full-occupancy rent used) × 12');
export const aboveMarketAsked = asked(
  'Lease (賃貸借契約書) and a manager’s rent estimate (賃料査定書)',
  'When and how was the current rent agreed, and what rent (賃料査定) does a local manager expect from the next tenant?',
  '現賃料の契約時期と経緯、次回募集時の想定賃料を教えてください。',
);
export const rentBasisAsked = asked(
  'Lease (賃貸借契約書), rent roll (レントロール), or a manager’s rent estimate (賃料査定書)',
  'What is the current rent (現在の賃料), or what rent (査定賃料) does a local manager expect?',
  '現在の賃料、または地元管理会社の査定賃料を教えてください。',
);
export const rentEstimated = (yields: readonly [number, number] | null) =>
  found(
    'Rent estimated, not stated',
    `No source states a rent. ${yields ? `Net yield is ${rangeText(yields, (end) => percentText(end, 1))}` : 'Net yield is a range'}, depending on the estimated rent.`,
  );

// coverage

export const heaviestFormula = 'NOI of year 1 ÷ highest annual debt service of the holding period';
export const heaviestYear = (year: number) =>
  term('DSCR in the highest-payment year', null, 'ratio', `NOI of year 1 ÷ debt service of year ${year}.`);
export const coverageAsked = asked(
  lenderTerms,
  'What loan amount, interest rate and term (融資可能額、金利、期間) do you offer?',
  '融資可能額、金利、期間の条件を教えてください。',
);
export const nothingLeft = 'NOI is zero or negative, so no income is left for debt service';
export const dscrAtHeaviest = (first: number, heaviest: number, year: number) =>
  `DSCR is ${dscrText(first)} in year 1 and ${dscrText(heaviest)} against the highest debt service, in year ${year}`;
/** With the coverage at both ends of an estimated rent, where it is one. */
export const dscrOfFirstYear = (dscr: number, acrossRents: readonly [number, number] | null) =>
  `DSCR is ${dscrText(dscr)} in year 1 on the loan terms used here${acrossRents === null ? '' : `, ${rangeText(acrossRents, dscrText)} depending on the estimated rent`}`;
const belowOne = (covered: string, dscr: number) => `${covered}${dscr <= 0 ? '' : ', below 1.00×'}.`;
export const notCovered = (covered: string, dscr: number) => found('Income does not cover the loan', belowOne(covered, dscr));
export const laterNotCovered = (covered: string, dscr: number) =>
  found('Income does not cover later loan payments', belowOne(covered, dscr));
export const littleMargin = (covered: string) =>
  found('Income covers the loan with little margin', `${covered}, below the 1.20× many lenders require.`);
export const covers = (covered: string) => found('Income covers the loan', `${covered}, above the 1.20× many lenders require.`);

// court_auction

export const auctionAsked = asked(
  courtDocuments,
  'Who occupies the property, by what right (占有権原), and what are the prospects and cost of eviction?',
  '占有者は誰ですか。占有権原と明渡しの見込みを教えてください。',
);
export const auction = found(
  'Court auction',
  'The price is the court’s base price, not an asking price. There is no viewing and no seller liability, and unpaid condominium fees pass to the buyer. Occupants may need an eviction order (引渡命令), some with six months’ grace.',
);

// conflicts

export const conflictsAsked = asked(
  'Originals of the documents (該当資料の原本)',
  'Which of the differing figures in the documents is correct?',
  '資料間で相違する数値はどちらが正しいですか。',
);
export const stationReading = (station: string, minutes: number | null) => `${station} ${minutes ?? '?'} min`;
export const readingFrom = (reading: string, source = 'source', date: string | null = null) =>
  `${reading} (${[source, date].filter(Boolean).join(', ')})`;
export const disagreement = (field: string, readings: readonly string[]) => `${field}: ${readings.join(' against ')}`;
export const sourcesDisagree = (disagreements: readonly string[]) => found('Sources disagree', disagreements.join('; '));
