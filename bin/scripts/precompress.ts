import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|mjs|css|svg|json|txt|xml|webmanifest)$/;
const bytesAtLeast = 1024;
const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export interface Precompressed {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

/** Writes `.br` and `.gz` beside every file of a built folder that gets smaller by it, unless they are newer than the file. */
export async function precompress(folder: string): Promise<Precompressed> {
  const sum: Precompressed = { files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const { size, mtimeMs } = statSync(file);
    if (!compressible.test(name) || size < bytesAtLeast) continue;
    const [brotliBytes, gzipBytes] = await Promise.all([
      written(`${file}.br`, mtimeMs, async () => brotli(await readFile(file))),
      written(`${file}.gz`, mtimeMs, async () => promisify(gzip)(await readFile(file), { level: 9 })),
    ]);
    sum.files += 1;
    sum.bytes += size;
    sum.brotliBytes += brotliBytes;
    sum.gzipBytes += gzipBytes;
  }
  return sum;
}

async function written(file: string, sourceTime: number, make: () => Promise<Buffer>): Promise<number> {
  const present = statSync(file, { throwIfNoEntry: false });
  if (present !== undefined && present.mtimeMs >= sourceTime) return present.size;
  const bytes = await make();
  await writeFile(file, bytes);
  return bytes.length;
}
