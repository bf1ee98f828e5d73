/** Sends the browser to a page of the payment provider. False when the address is not a web address, so that nothing else is ever opened. */
export function leaveFor(address: string, location: Pick<Location, 'assign' | 'origin'> = window.location): boolean {
  const url = URL.parse(address, location.origin);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return false;
  location.assign(url.href);
  return true;
}
