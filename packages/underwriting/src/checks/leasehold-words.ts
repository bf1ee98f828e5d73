import type { LandLeaseKind, LandLeaseReading } from './rules/land-lease.ts';

interface LeaseWords {
  title: string;
  detail: string;
  settle: string;
  question_en: string;
  question_ja: string;
}

const lease = 'Land lease (土地賃貸借契約書)';
const consent = 'landowner’s consent to the sale (地主の譲渡承諾書)';

/** What each kind of land lease means for an owner, what settles it, and what to ask. */
export const leaseWords: Record<LandLeaseKind, LeaseWords> = {
  old_law: {
    title: 'Old-law land lease',
    detail: `A lease from before Aug 1, 1992 stays under the old law, including renewals. The landowner can rarely end it; renewal, sale and rebuilding cost a fee.`,
    settle: `${lease} with its renewals (更新契約書); ${consent}`,
    question_en:
      'What are the original contract date and end date of the old-law lease (旧法借地権), and the fees for renewal, sale and rebuilding?',
    question_ja: '旧法借地権の当初契約日と満了日、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  ordinary: {
    title: 'Ordinary land lease',
    detail: `Under the act of Aug 1, 1992 it runs 30 years, then 20 and 10, and renews unless the landowner has just cause. Renewal, sale and rebuilding usually cost a fee.`,
    settle: `${lease}; ${consent}`,
    question_en: 'What is the end date of the ordinary land lease (普通借地権), and what are the fees for renewal, sale and rebuilding?',
    question_ja: '普通借地権の満了日と、更新料・譲渡承諾料・建替承諾料を教えてください。',
  },
  fixed_term: {
    title: 'Fixed-term land lease',
    detail: `It runs 50 years or more and ends without renewal. As a rule the owner pays for demolition and receives nothing. The remaining term limits loan, holding period and sale.`,
    settle: `${lease}, a notarial deed or other writing (公正証書); demolition fund (解体準備金)`,
    question_en:
      'When does the fixed-term lease (定期借地権) end, is the land returned cleared, and what is the balance of the demolition fund?',
    question_ja: '定期借地権の満了日、更地返還義務の有無、解体準備金の残高を教えてください。',
  },
  business: {
    title: 'Business-only land lease',
    detail: `A business land lease runs 10–50 years and allows no housing, including rentals. It ends without renewal, and the land is returned cleared.`,
    settle: 'Land lease as a notarial deed (事業用定期借地権設定公正証書)',
    question_en: 'Does the business land lease (事業用定期借地権) allow residential rental, and when does it end?',
    question_ja: '事業用定期借地権で居住用賃貸は認められますか。満了日も教えてください。',
  },
  building_transfer: {
    title: 'Land lease with building transfer',
    detail: `After 30 years or more the landowner buys the building at its value then, and the lease ends; tenants may stay as the landowner’s tenants.`,
    settle: `${lease} with its transfer clause (建物譲渡特約); its provisional registration (仮登記)`,
    question_en: 'When does the building transfer under the clause (建物譲渡特約), and how is its price set?',
    question_ja: '建物譲渡特約の譲渡時期と、譲渡価格の算定方法を教えてください。',
  },
  not_stated: {
    title: 'Land lease type: not stated',
    detail: `Old-law (before Aug 1992), ordinary and fixed-term leases differ in renewal, end date, financing and resale.`,
    settle: `${lease}; ${consent}`,
    question_en: 'What are the type of land lease (旧法・普通・定期), end date, ground rent, renewal fee and consent fee?',
    question_ja: '借地権の種類 (旧法・普通・定期)、満了日、地代、更新料、承諾料を教えてください。',
  },
};

/** Whether the right is one in the land or a contract, and whether it hangs on another lease. */
export function rightWords({ right, subLease }: LandLeaseReading): string {
  const words: string[] = [];
  if (right === 'surface_right') words.push('It is a registered surface right (地上権), which can be sold without consent.');
  if (right === 'lease') words.push('It is a contractual lease (賃借権): a sale needs consent from the landowner or a court.');
  if (subLease) words.push('It is a land sublease (転借地権): it ends with the head lease, and both owners must consent.');
  return words.join(' ');
}
