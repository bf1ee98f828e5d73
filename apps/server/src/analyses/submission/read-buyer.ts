import { z } from 'zod';
import { invalid } from '../../platform/index.ts';
import type { Buyer } from '../pipeline/buyer.ts';

const shape = z.strictObject({
  owner: z.enum(['resident', 'non_resident', 'company']).exactOptional(),
  other_taxable_income_jpy: z.int().min(0).max(10_000_000_000).exactOptional(),
  financing: z.enum(['loan', 'cash']).exactOptional(),
}) satisfies z.ZodType<Buyer>;

/** The buyer field of a form; null where nothing is said. @throws Problem 422 */
export function readBuyer(text: string | undefined): Buyer | null {
  if (text === undefined || text.trim() === '') return null;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw invalid(['body', 'buyer'], 'must be a JSON object', 'json');
  }
  const { data, error } = shape.safeParse(given);
  if (data !== undefined) return Object.keys(data).length === 0 ? null : data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)));
  throw invalid(['body', 'buyer', ...path], issue?.message ?? 'has a value that is not accepted', issue?.code ?? 'type');
}
