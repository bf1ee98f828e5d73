import type { Schemas } from '@rimawari/api';

export interface ProfileValues {
  name: string;
  description: string;
  /** JSON text. */
  config: string;
}

export const noName = 'Name is required';
export const notJson = 'Config must be valid JSON object';
export const notAnObject = 'Config must be a JSON object';

export type ReadProfile =
  | { creation: Schemas['BenchmarkProfileCreation']; problems: null }
  | { creation: null; problems: { name: string | null; config: string | null } };

/** What the form holds, as the server takes it, or what is wrong with it. */
export function readProfile(values: ProfileValues): ReadProfile {
  const name = values.name.trim();
  const config = readConfig(values.config);
  if (name === '' || typeof config === 'string') {
    return { creation: null, problems: { name: name === '' ? noName : null, config: typeof config === 'string' ? config : null } };
  }
  const description = values.description.trim();
  return { creation: { name, description: description === '' ? null : description, config }, problems: null };
}

function readConfig(text: string): Record<string, unknown> | string {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return notJson;
  }
  return typeof config === 'object' && config !== null && !Array.isArray(config) ? (config as Record<string, unknown>) : notAnObject;
}

export function profileValuesOf(profile: Schemas['BenchmarkProfile'] | null): ProfileValues {
  if (profile === null) return { name: '', description: '', config: '{}' };
  return { name: profile.name, description: profile.description ?? '', config: JSON.stringify(profile.config, null, 2) };
}
