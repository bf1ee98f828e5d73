/** Lines in which an agent tells of itself. */
export const agentLine =
  /支店|本店|取扱店|事務局|執行官室|裁判所|閲覧室|株式会社|有限会社|[(（][株有][)）]|㈱|㈲|\b(?:K\.K\.|Co\.,? ?Ltd|Licen[cs]e|Commission|Brokerage|Ltd|Inc|Governor)\b/i;
