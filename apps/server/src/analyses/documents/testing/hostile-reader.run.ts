// Stands in for the real readers in tests: does what the name of the source says.
import { readFileSync } from 'node:fs';

process.on('message', ({ id, input }: { id: number; input: { sourceName: string; bytes: Uint8Array } }) => {
  const answer = (reading: unknown) => process.send?.({ kind: 'read', id, reading });
  switch (input.sourceName) {
    case 'loop.pdf':
      for (;;) if (Date.now() < 0) return;
    case 'crash.pdf':
      process.abort();
      break;
    case 'heap.pdf': {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 1_000_000 }, () => 1.5));
    }
    case 'buffers.pdf': {
      const hoard: Uint8Array[] = [];
      setInterval(() => hoard.push(new Uint8Array(32 * 1024 * 1024).fill(1)), 5);
      break;
    }
    case 'pages.pdf':
      process.send?.({ kind: 'page', id, page: 1, pages: 5 });
      process.send?.({ kind: 'straightened', id, page: 1, webp: new Uint8Array([7]) });
      // The second page takes for ever.
      process.send?.({ kind: 'page', id, page: 2, pages: 5 });
      break;
    case 'damaged.pdf':
      process.send?.({ kind: 'failed', id, known: { reason: 'damaged', sentence: 'damaged.pdf” is cut off.' }, message: 'no trailer' });
      break;
    case 'environment.pdf':
      answer(Object.keys(process.env).sort());
      break;
    case 'steal.pdf':
      try {
        answer(readFileSync('/etc/hostname', 'utf8'));
      } catch (error) {
        answer(error instanceof Error && 'code' in error ? error.code : null);
      }
      break;
    default:
      answer({ pid: process.pid, size: input.bytes.byteLength });
  }
});
process.send?.({ kind: 'ready' });
