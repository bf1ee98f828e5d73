import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context.ts';
import type { Preferences } from './preferences.ts';

export function usePreferences(): Preferences & { choose: (changes: Partial<Preferences>) => void } {
  const { preferences } = useServices();
  return { ...useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read), choose: preferences.choose };
}
