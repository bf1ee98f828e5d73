/**
 * Share of the land under a partly residential building that counts as residential land, by the residential share of its floor area.
 * Fire-resistant buildings of five storeys or more have a step between. Source: 地方税法施行令52条の11.
 */
export function residentialLandShare(residentialFloorShare: number, fireResistantFiveStoreys: boolean): number {
  if (residentialFloorShare < 0.25) return 0;
  if (residentialFloorShare < 0.5) return 0.5;
  if (fireResistantFiveStoreys && residentialFloorShare < 0.75) return 0.75;
  return 1;
}
