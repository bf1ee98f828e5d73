import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../testing/workbook-file.ts';
import { readSource } from '../read-source.ts';

async function rowsOf(sheet: string): Promise<string[][]> {
  const reading = await readSource({
    sourceId: 'x',
    sourceKind: 'document',
    sourceName: 'roll.xlsx',
    contentType: '',
    bytes: workbookFile(sheet),
  });
  return reading.blocks.flatMap((block) => (block.type === 'grid' ? block.rows : []));
}

describe('formula cells without a stored result', () => {
  it('are worked out where they add, multiply or count', async () => {
    const rows = await rowsOf('=== Sheet1\n10\t20\t=A1+B1*2\t=SUM(A1:C1)\t=ROUND(AVERAGE(A1:B1),0)\t=-(A1-B1)/2');
    expect(rows[0]).toEqual(['10', '20', '50', '80', '15', '5']);
  });

  it('are worked out across sheets, by conditions and by exact look-ups', async () => {
    const rows = await rowsOf(
      "=== Sheet1\n10\t='R8 10'!B1+1\t=IF(A1>5,SUMIF('R8 10'!A1:A3,\"x\",'R8 10'!B1:B3),0)\t=VLOOKUP(\"y\",'R8 10'!A:B,2,FALSE)\t=COUNTIF('R8 10'!A1:A3,\"x\")\t=IF(A1>5,7,INDIRECT(A1))\n=== R8 10\nx\t100\ny\t200\nx\t300",
    );
    expect(rows[0]).toEqual(['10', '101', '400', '200', '2', '7']);
  });

  it('add up rows as wide as a sheet may be, and none of which a part would be left out', async () => {
    const sheet = `=== Sheet1\n${'1\t'.repeat(249)}1\n=SUM(A1:IP1)\t=SUM(A1:KZ1)`;
    expect((await rowsOf(sheet))[1]?.filter((cell) => cell !== '')).toEqual(['250']);
  });

  it('are unknown where they rest on an unknown one, and their number is told', async () => {
    const reading = await readSource({
      sourceId: 'x',
      sourceKind: 'document',
      sourceName: 'roll.xlsx',
      contentType: '',
      bytes: workbookFile('=== Sheet1\n10\t=INDIRECT("A1")\t=SUM(A1:B1)'),
    });
    expect(reading.blocks.flatMap((block) => (block.type === 'grid' ? block.rows : []))[0]).toEqual(['10']);
    expect(reading.notes).toEqual([
      '2 formula cells of roll.xlsx could not be calculated and count as not stated, the first in Sheet1 B1.',
    ]);
  });

  it('stay empty where they hold anything else, or themselves', async () => {
    const rows = await rowsOf('=== Sheet1\n10\t=VLOOKUP(A1,A1:B2,2)\t=D1\t=C1\t=A1/0');
    expect(rows[0]?.slice(1).every((cell) => cell === '' || cell === undefined)).toBe(true);
  });
});
