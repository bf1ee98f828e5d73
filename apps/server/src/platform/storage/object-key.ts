const part = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const pattern = new RegExp(`^${part}(/${part})*$`);

/** Refuses keys that are not plain ASCII paths, so that no key can climb out of the store or mean two things. */
export function assertObjectKey(key: string): void {
  if (!pattern.test(key) || key.length > 512) throw new Error(`${JSON.stringify(key)} is not a key for the object store`);
}
