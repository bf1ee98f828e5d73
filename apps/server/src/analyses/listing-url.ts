import { checkTarget } from '../egress/check-target.ts';
import { EgressRefusal } from '../egress/egress-refusal.ts';
import { invalid } from '../http/problem.ts';

const lengthAtMost = 2048;
/** Names that no public site has. */
const ownNetwork = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

/**
 * Refuses at once what can be seen to be no public web address; what only the network can tell is told by the pipeline.
 * @throws Problem 422
 */
export function checkListingUrl(address: string, allowHosts: readonly string[]): string {
  const refuse = (msg: string, type: string) => invalid(['body', 'urls', 0], msg, type);
  if (address.length > lengthAtMost) throw refuse(`must NOT have more than ${lengthAtMost} characters`, 'maxLength');
  try {
    const { url, excepted } = checkTarget(address, null, allowHosts);
    if (!excepted && (ownNetwork.test(url.hostname) || !/[.:]/.test(url.hostname))) throw new EgressRefusal('not_public');
    return url.href;
  } catch (problem) {
    if (problem instanceof EgressRefusal) throw refuse(problem.message, problem.reason);
    throw problem;
  }
}
