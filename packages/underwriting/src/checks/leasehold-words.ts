import type { LandLeaseKind, LandLeaseReading } from './rules/land-lease.ts';

interface LeaseWords {
  title: string;
  detail: string;
  settle: string;
  question_en: string;
  question_ja: string;
}

const lease = 'Land lease (土地賃貸借契約書)';
const consent = 'owner’s consent to the sale (地主の譲渡承諾書)';

/** What each kind of land lease means for an owner, what settles it, and what to ask. */
export const leaseWords: Record<LandLeaseKind, LeaseWords> = {
  old_law: {
    title: 'Leased land under the old law',
    detail: `A lease from before 1 August 1992 stays under the old law, renewals too: the owner of the land can hardly end it, while renewal fee, consent to sale and rebuilding, and ground rent cost money.`,
    settle: `${lease} with its renewals (更新契約書); ${consent}`,
    question_en: 'Since when and until when does the old-law lease run, and what are the fees for renewal, sale and rebuilding?',
    question_ja: '旧法借地権の当初契約日と満了日、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  ordinary: {
    title: 'Ordinary land lease',
    detail: `Under the act of 1 August 1992: 30 years at first, then 20 and 10, renewed unless the owner of the land has good cause. Renewal, sale and rebuilding commonly cost a fee.`,
    settle: `${lease}; ${consent}`,
    question_en: 'Until when does the lease run, and what are the fees for renewal, sale and rebuilding?',
    question_ja: '普通借地権の満了日と、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  fixed_term: {
    title: 'Fixed-term land lease',
    detail: `It runs 50 years or more and ends without renewal: as a rule the building is torn down at the owner’s cost and nothing is paid for it. The term left limits loan, holding period and sale.`,
    settle: `${lease}, a notarial deed or other writing (公正証書); fund for demolition (解体準備金)`,
    question_en: 'When does the fixed-term lease end, who tears the building down, and is there a fund for it?',
    question_ja: '定期借地権の満了日、更地返還義務の有無、解体準備金の残高を教えてください。',
  },
  business: {
    title: 'Land lease for business only',
    detail: `A lease for business runs 10 to 50 years and allows no dwellings, let ones included. It ends without renewal and the land is given back empty.`,
    settle: 'Land lease as a notarial deed (事業用定期借地権設定公正証書)',
    question_en: 'Does the lease allow dwellings at all, and when does it end?',
    question_ja: '事業用定期借地権で居住用賃貸は認められますか。満了日も教えてください。',
  },
  building_transfer: {
    title: 'Land lease with transfer of the building',
    detail: `After 30 years or more the owner of the land buys the building at its value then, and the lease ends; tenants may stay on as the landowner’s.`,
    settle: `${lease} with its clause on transfer (建物譲渡特約); registration of it (仮登記)`,
    question_en: 'When is the building to be handed over, and how is its price found?',
    question_ja: '建物譲渡特約の譲渡時期と、譲渡価格の算定方法を教えてください。',
  },
  not_stated: {
    title: 'Leased land, kind not stated',
    detail: `Old law (before August 1992), ordinary and fixed-term leases differ in everything that matters: renewal, end, loan and sale.`,
    settle: `${lease}; ${consent}`,
    question_en:
      'What kind of lease is it (old law, ordinary, fixed-term), until when, and what are the fees for renewal, sale and rebuilding?',
    question_ja: '借地権の種類 (旧法・普通・定期)、満了日、地代、更新料、承諾料を教えてください。',
  },
};

/** Whether the right is one in the land or a contract, and whether it hangs on another lease. */
export function rightWords({ right, subLease }: LandLeaseReading): string {
  const words: string[] = [];
  if (right === 'surface_right') words.push('The right is one in the land (地上権): it is registered and can be sold without consent.');
  if (right === 'lease') words.push('The right is a contract (賃借権): a sale needs the landowner’s consent, or a court’s in its place.');
  if (subLease) words.push('It is a sub-lease of land (転借地権): it falls with the lease above it, and both owners have to consent.');
  return words.join(' ');
}
