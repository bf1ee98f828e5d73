import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';

const sources = projectFiles().filter((name) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(name) && !name.endsWith('.d.ts'));

describe('packages', () => {
  it('hold nothing that names a machine, a workplace or a registry', () => {
    const forbidden = [/(^|[^\w.])\/(work|farm|tmp\/bash_jobs)\//, /registry\.npmjs\.org/, /farm-(studio|bench)/];
    const offenders = projectFiles()
      .filter(
        (name) =>
          /\.(ts|tsx|mjs|json|md|mdx|yaml|yml|css|html|sh)$|^\.ci\/run$/.test(name) &&
          name !== 'tests/repository/package-sources.test.ts' &&
          name !== 'pnpm-lock.yaml',
      )
      .filter((name) => forbidden.some((pattern) => pattern.test(readFileSync(join(root, name), 'utf8'))));
    expect(offenders).toEqual([]);
  });

  it('name their files in kebab-case', () => {
    const odd = sources.filter(
      (name) =>
        !name
          .split('/')
          .slice(2)
          .every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part)),
    );
    expect(odd).toEqual([]);
  });

  it('give no component, function or test away as a default export, but where a tool asks for one', () => {
    const asked = /(\.prove\.ts|\.stories\.tsx|\.config\.ts|\/preview\.tsx|\/main\.ts)$/;
    const offenders = sources.filter((name) => !asked.test(name) && /^export default /m.test(readFileSync(join(root, name), 'utf8')));
    expect(offenders).toEqual([]);
  });
});
