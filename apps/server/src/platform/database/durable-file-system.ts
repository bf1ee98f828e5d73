import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's NODEFS that are touched here; its own types do not declare them. */
interface NodeStream {
  nfd?: number;
  node: unknown;
}
interface ModuleWithNodeFs {
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number }; realPath(node: unknown): string };
}

/** What reaches the disk: replaced by a counting one in the test. */
export interface DiskSync {
  file(descriptor: number): void;
  folder(path: string): void;
}

const realDiskSync: DiskSync = {
  file: fdatasyncSync,
  folder: (path) => {
    const descriptor = openSync(path, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
};

/**
 * PGlite's own file system has no fsync, so what it calls committed survives the end of the process but not a loss
 * of power. This one hands each fsync to the disk. It leans on PGlite's inside: `open-embedded.test.ts` counts the calls.
 */
export class DurableFileSystem extends NodeFS {
  readonly #disk: DiskSync;
  constructor(folder: string, disk: DiskSync = realDiskSync) {
    super(folder);
    this.#disk = disk;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(pg, options);
    const disk = this.#disk;
    started.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as ModuleWithNodeFs;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) disk.folder(NODEFS.realPath(stream.node));
        else disk.file(stream.nfd);
        return 0;
      };
    });
    return started;
  }
}
