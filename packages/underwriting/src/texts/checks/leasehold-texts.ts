import { dateText } from '../../calendar/date-text.ts';
import type { LandLeaseKind } from '../../checks/rules/land-lease.ts';
import { term } from '../../terms/term.ts';
import { type AskedText, asked, effect, type FoundText, found } from './check-text.ts';
import { adDuty, yearsText } from './shared-texts.ts';

// leasehold

export const yearsLeft = term(
  'Remaining land lease term',
  '借地残存期間',
  'years',
  'Until the current term ends. A fixed-term lease does not renew.',
);
export const theLandLease = 'the land lease';
export const leaseEnd = term('End of the land lease', '借地期間満了', 'year', 'Year in which the current term ends, as stated.');
export const yearsLeftFormula = 'end of the lease − analysis date, in months ÷ 12';
export const demolitionAtEnd = effect('Demolition at lease end, today’s cost', '− floor area × demolition cost per m²');
export const renewalFee = effect('Customary renewal fee', '− value of the land right × renewal fee rate');
export const leaseholdAsked = asked(
  'Property register (登記事項証明書); land lease (土地賃貸借契約書)',
  'Is the land freehold (所有権) or leasehold (借地権)? If leasehold, what are the type, end date, ground rent, consent fee and renewal fee?',
  '土地の権利は所有権ですか、借地権ですか。借地の場合は種類、期間、地代、承諾料、更新料を教えてください。',
);
export const rightsNotStated = found(
  'Land rights: not stated',
  `Whether the land is freehold or leasehold affects price, financing and resale. ${adDuty}`,
);
const rightsStated = (rights: string) => `Rights are stated as “${rights}”.`;
export const freehold = (rights: string) => found('Freehold land', rightsStated(rights));
const rightsUnnamed = 'Land rights are not stated, but a ground rent or lease term is (地代・借地期間).';
/** The finding on leased land: its rights as stated, what its kind means, and what follows for the plans of the owner. */
export const leased = (kind: FoundText, rights: string | null, more: readonly string[]) =>
  found(kind.title, [rights === null ? rightsUnnamed : rightsStated(rights), kind.detail, ...more].join(' '));

export const termWithoutEnd = (years: number) => `The term is stated as ${years} years without an end date, so less may remain.`;
export const noEnd = 'Without the lease end date neither loan nor sale can be planned.';
export const leftAsStated = (years: number) => `The remaining term is stated as ${yearsText(years)}.`;
export const leftUntil = (years: number, end: string) => `The remaining term is ${years.toFixed(1)} years (to ${dateText(end)}).`;
export const loanTerm = (years: number) => `the loan term of ${years} years`;
export const holdingPeriod = (years: number) => `the holding period of ${yearsText(years)}`;
export const shorterThan = (plans: readonly string[]) => `That is shorter than ${plans.join(' and ')}.`;
export const leftForNextBuyer = (left: number, holding: number) =>
  `The next buyer would have ${(left - holding).toFixed(0)} years after a sale in year ${holding}; projections beyond the lease end do not hold.`;

export const surfaceRight = 'It is a registered surface right (地上権), which can be sold without consent.';
export const contractualLease = 'It is a contractual lease (賃借権): a sale needs consent from the landowner or a court.';
export const landSublease = 'It is a land sublease (転借地権): it ends with the head lease, and both owners must consent.';

// leasehold, by the kind of the land lease

const lease = 'Land lease (土地賃貸借契約書)';
const consent = 'landowner’s consent to the sale (地主の譲渡承諾書)';

/** What each kind of land lease means for an owner, what settles it, and what to ask. */
export const leaseKinds: Record<LandLeaseKind, FoundText & AskedText> = {
  old_law: {
    title: 'Old-law land lease',
    detail:
      'A lease from before Aug 1, 1992 stays under the old law, including renewals. The landowner can rarely end it; renewal, sale and rebuilding cost a fee.',
    settle: `${lease} with its renewals (更新契約書); ${consent}`,
    question_en:
      'What are the original contract date and end date of the old-law lease (旧法借地権), and the fees for renewal, sale and rebuilding?',
    question_ja: '旧法借地権の当初契約日と満了日、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  ordinary: {
    title: 'Ordinary land lease',
    detail:
      'Under the act of Aug 1, 1992 it runs 30 years, then 20 and 10, and renews unless the landowner has just cause. Renewal, sale and rebuilding usually cost a fee.',
    settle: `${lease}; ${consent}`,
    question_en: 'What is the end date of the ordinary land lease (普通借地権), and what are the fees for renewal, sale and rebuilding?',
    question_ja: '普通借地権の満了日と、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  fixed_term: {
    title: 'Fixed-term land lease',
    detail:
      'Such a lease runs 50 years or more and ends without renewal. As a rule the building’s owner pays for demolition and receives nothing. The remaining term limits loan, holding period and sale.',
    settle: `${lease}, a notarial deed or other writing (公正証書); demolition fund (解体準備金)`,
    question_en:
      'When does the fixed-term lease (定期借地権) end, is the land returned cleared, and what is the balance of the demolition fund?',
    question_ja: '定期借地権の満了日、更地返還義務の有無、解体準備金の残高を教えてください。',
  },
  business: {
    title: 'Business-only land lease',
    detail:
      'A business land lease runs 10–50 years and allows no housing, including rentals. It ends without renewal, and the land is returned cleared.',
    settle: 'Land lease as a notarial deed (事業用定期借地権設定公正証書)',
    question_en: 'Does the business land lease (事業用定期借地権) allow residential rental, and when does it end?',
    question_ja: '事業用定期借地権で居住用賃貸は認められますか。満了日も教えてください。',
  },
  building_transfer: {
    title: 'Land lease with building transfer',
    detail:
      'After 30 years or more the landowner buys the building at its value then, and the lease ends; tenants may stay as the landowner’s tenants.',
    settle: `${lease} with its transfer clause (建物譲渡特約); its provisional registration (仮登記)`,
    question_en: 'When does the building transfer under the clause (建物譲渡特約), and how is its price set?',
    question_ja: '建物譲渡特約の譲渡時期と、譲渡価格の算定方法を教えてください。',
  },
  not_stated: {
    title: 'Land lease type: not stated',
    detail: 'Old-law (before Aug 1992), ordinary and fixed-term leases differ in renewal, end date, financing and resale.',
    settle: `${lease}; ${consent}`,
    question_en: 'What are the type of land lease (旧法・普通・定期), end date, ground rent, renewal fee and consent fee?',
    question_ja: '借地権の種類 (旧法・普通・定期)、満了日、地代、更新料、承諾料を教えてください。',
  },
};
