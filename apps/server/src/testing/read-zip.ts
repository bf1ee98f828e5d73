import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** The files of a ZIP by their paths, read by another library than the one that wrote it; it refuses paths that lead out. */
export async function readZip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(content, {
    lazyEntries: true,
    strictFileNames: true,
  });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (problem, stream) => {
        if (problem) return reject(problem);
        buffer(stream).then((read) => {
          files.set(entry.fileName, read);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
}
