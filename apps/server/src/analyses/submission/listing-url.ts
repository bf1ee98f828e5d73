import { limits } from '@rimawari/api/limits';
import { checkTarget, EgressRefusal, invalid, type ValidationItem } from '../../platform/index.ts';

/** Names that no public site has. */
const ownNetwork = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

/**
 * Refuses at once what can be seen to be no public web address; what only the network can tell is told by the pipeline.
 * @throws Problem 422
 */
export function checkListingUrl(address: string, allowHosts: readonly string[], loc: ValidationItem['loc'] = ['body', 'urls', 0]): string {
  const refuse = (msg: string, type: string) => invalid(loc, msg, type);
  if (address.length > limits.listingUrlLength) throw refuse(`must not have more than ${limits.listingUrlLength} characters`, 'maxLength');
  try {
    const { url, excepted } = checkTarget(address, null, allowHosts);
    if (!excepted && (ownNetwork.test(url.hostname) || !/[.:]/.test(url.hostname))) throw new EgressRefusal('not_public');
    return url.href;
  } catch (problem) {
    if (problem instanceof EgressRefusal) throw refuse(problem.message, problem.reason);
    throw problem;
  }
}
