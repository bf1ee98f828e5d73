import { acceptedDocuments, limits as door } from '@rimawari/api/limits';
import { holdsWhatItsNameSays } from '@rimawari/extraction/file-kind';
import { limits as reader } from '@rimawari/extraction/limits';
import { describe, expect, it } from 'vitest';

describe('what the door takes', () => {
  it('is at most as large as what the readers open', () => {
    expect(reader.csvBytes).toBeGreaterThanOrEqual(door.documentBytes);
    expect(reader.zipInflatedBytes).toBeGreaterThan(door.documentBytes);
    expect(reader.rows).toBe(20_000);
    expect(reader.pdfPages).toBeGreaterThanOrEqual(60);
  });

  it('has for every name a content that a reader knows, and none that another name stands for', () => {
    const endings = Object.values(acceptedDocuments).flat();
    const kinds = ['pdf', 'png', 'jpeg', 'gif', 'bmp', 'csv', 'xls', 'xlsx', 'html'] as const;
    for (const ending of endings)
      expect(
        kinds.filter((kind) => holdsWhatItsNameSays(`file.${ending}`, kind)),
        ending,
      ).not.toEqual([]);
    expect(holdsWhatItsNameSays('flyer.pdf', 'html')).toBe(false);
    expect(holdsWhatItsNameSays('flyer.pdf', 'xlsx')).toBe(false);
    expect(holdsWhatItsNameSays('photo.png', 'pdf')).toBe(false);
    expect(holdsWhatItsNameSays('roll.xlsx', 'other')).toBe(false);
  });
});
