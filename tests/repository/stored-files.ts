import { execFileSync } from 'node:child_process';

export interface StoredFile {
  path: string;
  /** Name of its content. */
  blob: string;
  bytes: number;
}

/** Every file that git keeps for the next commit, with the size of its content. */
export function storedFiles(): StoredFile[] {
  const git = (args: string[], input = '') => execFileSync('git', args, { input, encoding: 'utf8', maxBuffer: 64e6 });
  const listed = git(['ls-files', '--stage', '-z'])
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [head = '', path = ''] = entry.split('\t');
      return { path, blob: head.split(' ')[1] ?? '' };
    });
  const sizes = git(['cat-file', '--batch-check=%(objectsize)'], listed.map(({ blob }) => `${blob}\n`).join(''))
    .trim()
    .split('\n');
  return listed.map((file, at) => ({ ...file, bytes: Number(sizes[at]) }));
}
