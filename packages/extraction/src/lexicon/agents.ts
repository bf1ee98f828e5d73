import { composed, term } from './pattern.ts';

export const stockCompany = term('agent.stock-company', /株式会社/, 'the usual form of a company', '青葉不動産株式会社');
export const companyForm = term(
  'agent.company-form',
  composed`${stockCompany}|有限会社|合同会社|㈱|㈲|[(（][株有][)）]`,
  'form of a company, beside its name',
  '青葉不動産株式会社',
);
export const phoneLetters = term('agent.phone-letters', /TEL|FAX/, 'telephone or fax, in letters', 'FAX 03-0000-0000');
export const phone = term('agent.phone', composed`${phoneLetters}|℡|電話`, 'telephone or fax', 'TEL 03-0000-0000');
export const licence = term('agent.licence', /免許/, 'licence of an agent', '免許番号');
export const trade = term('agent.trade', /宅地建物取引業|宅建業/, 'trade in land and buildings, as licences name it', '宅建業免許');
export const brokerage = term('agent.brokerage', /仲介/, 'the agent brings both sides together', '仲介手数料');
export const mediation = term('agent.mediation', /媒介/, 'the same in the words of the law', '専任媒介');
export const contract = term('agent.contract', /(?:専属)?専任媒介|一般媒介/, 'kind of the contract with the seller', '専属専任媒介');

/** The role of the agent in the sale, as forms state it. */
export const agentRole = composed`(?:売主|代理|${brokerage}|${contract}|${mediation})`;

/** Words for the agent, and what stands beside the agent's name. */
export const agentTerms = [stockCompany, companyForm, phoneLetters, phone, licence, trade, brokerage, mediation, contract] as const;
