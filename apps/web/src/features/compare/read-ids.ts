import { limits } from '@rimawari/api';

/** The ids that an address names, each once; null where they are not as many as can be compared. */
export function readIds(text: string | null): string[] | null {
  const ids = [...new Set((text ?? '').split(',').map((id) => id.trim()))].filter((id) => id !== '');
  return ids.length < limits.comparedAtLeast || ids.length > limits.comparedAtMost ? null : ids;
}
