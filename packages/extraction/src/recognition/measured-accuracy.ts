/** How a page came: as a sharp page, in few pixels (screens, 150 dots an inch), or as a photograph of a sheet. */
export type PictureKind = 'page' | 'small' | 'photo';

interface Measured {
  kind: string;
  pictures: number;
  /** Values that the flyers state. */
  stated: number;
  /** Of these, how many were read exactly, and how many wrong without being asked about. */
  exact: number;
  wrong: number;
}

/**
 * How well our own flyers with known contents are read, by the kind of picture: `npm run bench:extraction` over the pictures
 * of `cases/pictured`, layouts on which rules were tuned.
 */
const measured: Record<PictureKind, Measured> = {
  page: { kind: 'a sharp page of 200 to 300 dots an inch', pictures: 23, stated: 431, exact: 429, wrong: 0 },
  small: { kind: 'a page of 100 to 150 dots an inch', pictures: 17, stated: 322, exact: 305, wrong: 0 },
  photo: { kind: 'a photograph of a sheet', pictures: 7, stated: 132, exact: 129, wrong: 0 },
};
const measuredOn = 'Nov 23, 2026';

/** A sentence for the report's method: how well pictures of this kind were read when it was measured. */
export function accuracyNote(kind: PictureKind, sourceName: string): string {
  const { kind: words, pictures, stated, exact, wrong } = measured[kind];
  const unasked = wrong === 0 ? 'none was wrong' : `${wrong} ${wrong === 1 ? 'was' : 'were'} wrong`;
  return `${sourceName} was read as ${words}. On ${measuredOn}, of ${stated} values stated on ${pictures} test flyers of that kind, ${exact} were read exactly; ${unasked} without a question to you.`;
}
