import { deflateSync } from 'node:zlib';
import { processLimits } from '@rimawari/extraction/limits';
import { expect, it } from 'vitest';
import { openReaderPool } from './reader-pool.ts';
import { SourceUnreadable } from './source-unreadable.ts';

/** A page of a few hundred bytes whose content unpacks twice, to as many bytes as are asked for. */
function pdfThatUnpacksTo(bytes: number): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, 'q Q '), { level: 1 }));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Resources<<>>/Contents 4 0 R>>',
    `<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${packed.toString('latin1')}\nendstream`,
  ];
  const header = '%PDF-1.4\n';
  const bodies = objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  const starts = bodies.map((_, at) => header.length + bodies.slice(0, at).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = header.length + bodies.join('').length;
  const trailer = `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(`${header}${bodies.join('')}${trailer}`, 'latin1');
}

it.runIf(process.platform === 'linux')(
  'ends at a PDF that unpacks to fill memory with an error about that document, and reads the next',
  async () => {
    const pool = openReaderPool({ size: 1, limits: { ...processLimits, residentMb: 420, processorMs: 4000, wallClockMs: 25_000 } });
    const read = (sourceName: string, bytes: Uint8Array) =>
      pool.read({ sourceId: 'a', sourceKind: 'document', sourceName, contentType: 'application/pdf', bytes }, new AbortController().signal);
    try {
      const bomb = pdfThatUnpacksTo(240 * 1024 * 1024);
      expect(bomb.byteLength).toBeLessThan(200_000);
      const error = await read('bomb.pdf', bomb).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SourceUnreadable);
      expect((error as SourceUnreadable).message).toContain('bomb.pdf');
      expect(['reading_too_large', 'reading_too_slow']).toContain((error as SourceUnreadable).reason);
      expect(await read('small.pdf', pdfThatUnpacksTo(400))).toMatchObject({ source_name: 'small.pdf' });
    } finally {
      await pool.close();
    }
  },
  60_000,
);
