import type { Structure } from '../rules/structure.ts';

export const structureNames: Record<Structure, string> = {
  W: 'wood',
  LGS: 'light steel',
  CB: 'concrete block',
  S: 'heavy steel',
  RC: 'reinforced concrete',
  SRC: 'steel-framed reinforced concrete',
};
