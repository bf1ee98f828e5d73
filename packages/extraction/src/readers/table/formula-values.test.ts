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

  it('stay empty where they hold anything else, or themselves', async () => {
    const rows = await rowsOf('=== Sheet1\n10\t=VLOOKUP(A1,A1:B2,2)\t=D1\t=C1\t=A1/0');
    expect(rows[0]?.slice(1).every((cell) => cell === '' || cell === undefined)).toBe(true);
  });
});
