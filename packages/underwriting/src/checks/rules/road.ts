/** Whether a lot can be built on again: at least 2 m of contact with a legal road. A road under 4 m must be one of 42条2項. */
export function isRebuildable(frontageM: number, roadWidthM: number, roadType: string | null = null): boolean {
  if (frontageM < 2) return false;
  if (roadWidthM >= 4) return true;
  return roadType === null || /42-?2|2項/.test(roadType);
}

/** Setback in metres from the present edge: to 2 m from the centre line, or 4 m from the far edge where a river or cliff lies opposite. */
export function setbackM(roadWidthM: number, opposite: 'land' | 'river_or_cliff'): number {
  if (roadWidthM >= 4) return 0;
  return opposite === 'land' ? (4 - roadWidthM) / 2 : 4 - roadWidthM;
}

/**
 * Floor area ratio after the limit of the road in front: width × 40 % in residential zones, × 60 % elsewhere, below 12 m. Percent.
 * A road under 4 m counts as one of 4 m (建築基準法42条2項): what is built keeps back from it.
 */
export function effectiveFloorAreaRatio(designatedPercent: number, roadWidthM: number | null, residentialZone: boolean): number {
  if (roadWidthM === null || roadWidthM >= 12) return designatedPercent;
  return Math.min(designatedPercent, Math.round(Math.max(4, roadWidthM) * (residentialZone ? 40 : 60) * 1e6) / 1e6);
}

/** Whether a zone is residential for that limit. Commercial and industrial zones are not; one that is not stated counts as one. */
export function isResidentialZone(zone: string | null): boolean {
  if (zone === null) return true;
  if (/商業|工業/.test(zone) || /commercial|industrial/i.test(zone)) return false;
  return /住|田園|residential/i.test(zone);
}
