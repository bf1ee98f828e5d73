/** The limits and lists of the contract that a form or a screen needs at run time, so that nobody writes them a second time. */
export function limitsOf(contract: unknown): string {
  const creation = at(contract, 'components', 'schemas', 'AnalysisCreation', 'properties');
  const encoding = at(contract, 'paths', '/analysis', 'post', 'requestBody', 'content', 'multipart/form-data', 'encoding');
  const limits = {
    documentsPerAnalysis: at(creation, 'files', 'maxItems'),
    documentBytes: at(creation, 'files', 'items', 'maxLength'),
    listingUrlsPerAnalysis: at(creation, 'urls', 'contentSchema', 'maxItems'),
    listingUrlLength: at(creation, 'urls', 'contentSchema', 'items', 'maxLength'),
    titleLength: at(creation, 'title', 'maxLength'),
    comparedAtLeast: at(contract, 'components', 'schemas', 'Comparison', 'properties', 'analyses', 'minItems'),
    comparedAtMost: at(contract, 'components', 'schemas', 'Comparison', 'properties', 'analyses', 'maxItems'),
    historySearchLength: at(contract, 'components', 'parameters', 'HistorySearch', 'schema', 'maxLength'),
    passwordMinimumLength: at(contract, 'components', 'schemas', 'NewPassword', 'minLength'),
    passwordMaximumLength: at(contract, 'components', 'schemas', 'NewPassword', 'maxLength'),
    fullNameLength: at(contract, 'components', 'schemas', 'RegistrationRequest', 'properties', 'full_name', 'maxLength'),
    emailLength: at(contract, 'components', 'schemas', 'EmailAddress', 'maxLength'),
  };
  const documentTypes = String(at(encoding, 'files', 'contentType')).split(', ');
  const endings = at(encoding, 'files', 'x-endings');
  const ended = Object.keys(typeof endings === 'object' && endings !== null ? endings : {});
  if (ended.join() !== documentTypes.join())
    throw new Error(`openapi.yaml accepts ${documentTypes.join(', ')}, but x-endings has ${ended.join(', ')}`);
  const statuses = at(contract, 'components', 'schemas', 'KnownAnalysisStatus', 'enum');
  const steps = at(contract, 'components', 'schemas', 'PipelineStep', 'enum');
  const problemStatuses = at(contract, 'components', 'schemas', 'ProblemCode', 'x-status');
  return [
    `export const limits = ${JSON.stringify(limits, null, 2)} as const;`,
    `export const emailPattern = new RegExp(${JSON.stringify(at(contract, 'components', 'schemas', 'EmailAddress', 'pattern'))}, 'u');`,
    `export const verificationCodePattern = new RegExp(${JSON.stringify(at(contract, 'components', 'schemas', 'LoginRequest', 'properties', 'otp_code', 'pattern'))}, 'u');`,
    `/** Endings of names, without the dot, by content type. */\nexport const acceptedDocuments = ${JSON.stringify(endings, null, 2)} as const;`,
    `export const knownAnalysisStatuses = ${JSON.stringify(statuses)} as const;`,
    `export const pipelineSteps = ${JSON.stringify(steps)} as const;`,
    `export const problemStatuses = ${JSON.stringify(problemStatuses, null, 2)} as const;`,
    '',
  ].join('\n');
}

function at(value: unknown, ...way: string[]): unknown {
  let found = value;
  for (const key of way) found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  if (found === undefined) throw new Error(`openapi.yaml has nothing at ${way.join(' → ')}`);
  return found;
}
