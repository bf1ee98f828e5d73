import type { InsightReport } from '../report/document/insight-report.ts';

type Step = InsightReport['next_steps'][number];
type Missing = InsightReport['missing'][number];

const step = (id: string, action: string, who: string, question_ja: string | null): Step => ({ id, action, who, question_ja });

// Who is asked.

export const broker = 'Broker';
export const lender = 'Lender';
export const brokerOrOffice = 'Broker, or the office keeping the record';
export const courtDocuments = 'Court’s three documents (物件明細書, 現況調査報告書, 評価書), or its execution officer (執行官)';

// Steps that say the same in every report, by their id.

export const loanOffer = step(
  'loan-offer',
  'Get loan terms in writing (amount, rate, term, fee), then enter them here.',
  lender,
  '融資可能額、金利、期間、手数料の条件を書面でいただけますか。',
);
/** Where few lenders lend: whether there is a loan at all comes before its terms. */
export const lenderAtAll = step(
  'loan-offer',
  'Ask two lenders whether they finance this building. If one does, get amount, rate, term and fee in writing.',
  lender,
  '本物件は融資の対象になりますか。対象となる場合は、融資可能額、金利、期間、手数料の条件を書面でいただけますか。',
);
export const buildingSurvey = step(
  'building-survey',
  'Have roof, exterior, plumbing and frame inspected before signing.',
  'Building inspector (既存住宅状況調査技術者)',
  null,
);
export const priceSupport = step(
  'price-support',
  'Ask for recent contract prices nearby (成約事例) that support the asking price.',
  broker,
  '売出価格の根拠となる近隣の成約事例をご提示いただけますか。',
);
export const priceReason = step(
  'price-reason',
  'Ask why the property is priced below comparable ones: rights, road, legal limits, defects or time on the market.',
  broker,
  '本物件の価格が近隣の水準より低い理由（権利関係、接道、法令上の制限、不具合、売却の経緯等）をご教示ください。',
);
export const offeredAgain = step(
  'offered-again',
  'Ask the court whether the property was sold or is offered again.',
  'Court (執行裁判所)',
  '入札期間は終了していますが、売却済みですか、再度売却に付される予定はありますか。',
);
export const ownerAbroad = step(
  'owner-abroad',
  'Report the purchase under the Foreign Exchange Act within 20 days, and appoint a tax agent (納税管理人) before the first return is due.',
  'Judicial scrivener (司法書士) and tax accountant (税理士)',
  null,
);
export const taxAdviser = step(
  'tax-adviser',
  'Have taxes calculated for your own income: depreciation, loss offset and, for non-resident owners, withholding and a tax agent.',
  'Tax accountant (税理士)',
  null,
);

// Steps that name what the report found.

const requested = 'Request:';

export const request = (document: string, entries: readonly Missing[]) =>
  `${requested} ${document}. ${entries.map((one) => (entries.length > 1 ? `${one.label}: ${one.why_it_matters}` : one.why_it_matters)).join(' ')}`;
/** At an auction the court’s documents are looked up. */
export const atCourt = (action: string) => action.replace(requested, 'Look up or request:');
export const sameProperty = (sources: readonly string[]) =>
  `Ask whether ${sources.join(' and ')} ${sources.length > 1 ? 'describe' : 'describes'} this property: no building name, address or area confirms it.`;
export const samePropertyJa = (sources: readonly string[]) =>
  `${sources.join('、')}は本物件の資料でしょうか。物件名と所在地をご確認ください。`;
export const openQuestions = (topics: readonly string[]) =>
  `Ask the ${topics.length === 1 ? 'other open question' : `${topics.length} other open questions`} in one letter: ${topics.join(', ')}.`;
export const whichPlace = (municipality: string | null, prefectures: readonly string[]) =>
  `Ask in which prefecture ${municipality ?? 'the property'} is: it may be ${prefectures.join(' or ')}. Rent, land price and population data are not used until then.`;
export const whichPlaceJa = '物件の所在地を都道府県から正確に教えてください。';
