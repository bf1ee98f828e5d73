import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of the ZIP; its content is opened when its turn comes. */
export interface ZipEntry {
  path: string;
  open: () => Promise<Readable>;
}

/** A ZIP as it is written, one entry after the other; what an entry throws ends the stream. */
export function writeZip(entries: readonly ZipEntry[]): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  const fail = (problem: unknown) => out.destroy(problem instanceof Error ? problem : new Error(String(problem)));
  zip.on('error', fail);
  for (const { path, open } of entries) {
    zip.addReadStreamLazy(path, { mtime: new Date() }, (give) => {
      open().then(
        (content) => {
          content.on('error', fail);
          give(null, content);
        },
        (problem: unknown) => {
          fail(problem);
        },
      );
    });
  }
  zip.end();
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(out);
  return out;
}
