const role = /^[<(]?\s*((?:売主|代理|仲介|(?:専属)?専任媒介|一般媒介|媒介)(?:\((?:仲介|媒介|代理|専任|一般)\))?)(?=[\s>)、/(・]|$)/;
const roleWords = /売主|売り主|代理|仲介|媒介|専任|一般|自社|直売|貸主|broker|agen|seller|owner|vendor|exclusive|mediat|principal/i;

/** In what role the one who offers a property acts; null for words that name none, such as the next label of a row. */
export function roleOf(text: string): string | null {
  return role.exec(text)?.[1] ?? (roleWords.test(text) ? text.slice(0, 30) : null);
}
