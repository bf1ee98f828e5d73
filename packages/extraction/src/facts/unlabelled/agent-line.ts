import { companyForm } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
/** Lines in which an agent tells of itself. */
export const agentLine = composed.i`支店|本店|取扱店|事務局|執行官室|裁判所|閲覧室|${companyForm}|\b(?:K\.K\.|Co\.,? ?Ltd|Licen[cs]e|Commission|Brokerage|Ltd|Inc|Governor)\b`;
