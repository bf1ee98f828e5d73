import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names under which the package is imported, each with the module it is made from. */
export const packageEntries = {
  index: 'src/embed/index.ts',
  element: 'src/embed/element.ts',
  mount: 'src/embed/mount.tsx',
  attach: 'src/embed/attach.ts',
  server: 'src/embed/server.tsx',
} as const;
export type PackageEntry = keyof typeof packageEntries;

/** The web fonts of the report: Latin, in the package; Japanese is set in a face of the reader's machine. */
export const packageFonts = [
  { family: 'Rimawari Sans', file: 'inter-latin-wght-normal.woff2', of: '@fontsource-variable/inter', range: 'latin' },
  { family: 'Rimawari Sans', file: 'inter-latin-ext-wght-normal.woff2', of: '@fontsource-variable/inter', range: 'latin-ext' },
  { family: 'Rimawari Serif', file: 'source-serif-4-latin-wght-normal.woff2', of: '@fontsource-variable/source-serif-4', range: 'latin' },
  {
    family: 'Rimawari Serif',
    file: 'source-serif-4-latin-ext-wght-normal.woff2',
    of: '@fontsource-variable/source-serif-4',
    range: 'latin-ext',
  },
] as const;

const entry = (name: string) => ({ types: `./types/${name}.d.ts`, default: `./dist/${name}.js` });

/** What `package.json` of the package says. */
export function packageManifest(version: string, react: string): Record<string, unknown> {
  return {
    name: '@rimawari/report-viewer',
    version,
    description: 'Shows a Rimawari insight report inside another product: React components, a custom element, and HTML for servers.',
    license: 'SEE LICENSE IN LICENSE.md',
    type: 'module',
    sideEffects: ['./dist/element.js', './report.css'],
    engines: { node: '>=20' },
    files: ['dist', 'frame', 'types', 'fonts', 'report.css', 'LICENSE.md', 'THIRD-PARTY-LICENSES.md', 'README.md'],
    exports: {
      '.': entry('index'),
      './element': entry('element'),
      './mount': entry('mount'),
      './attach': entry('attach'),
      './server': entry('server'),
      './frame/*.js': './frame/*.js',
      './report.css': './report.css',
      './package.json': './package.json',
    },
    // Only the components are React of the host's; the element, `mount` and the server's part bring their own.
    peerDependencies: {
      react: `^${react.split('.')[0]}`,
      'react-dom': `^${react.split('.')[0]}`,
      '@types/react': `^${react.split('.')[0]}`,
    },
    peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true }, '@types/react': { optional: true } },
  };
}

export interface ThirdParty {
  name: string;
  version: string;
  /** SPDX. */
  license: string;
  text: string;
}

/** The package that a bundled file comes from, by the nearest folder that names one. */
export function packageOf(module: string): string | null {
  const at = module.replaceAll('\\', '/').lastIndexOf('/node_modules/');
  if (at < 0 || module.startsWith('\0')) return null;
  const folder = module.slice(0, at + '/node_modules/'.length);
  const [scope = '', name = ''] = module.slice(folder.length).split('/');
  return join(folder, scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/** @throws where a package says no licence: nothing is bundled without knowing on what terms */
export function thirdParty(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string')
    throw new Error(`${folder} does not name its licence.`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  return { name, version, license, text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim() };
}

export function thirdPartyLicences(parts: ThirdParty[]): string {
  const sorted = [...new Map(parts.map((part) => [`${part.name}@${part.version}`, part])).values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const list = sorted.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const texts = sorted.map(
    ({ name, license, text }) =>
      `## ${name}\n\n${text === '' ? `${license}; the package carries no text of it.` : `\`\`\`text\n${text}\n\`\`\``}`,
  );
  return `# Licences of what this package contains\n\n| Package | Version | Licence (SPDX) |\n| --- | --- | --- |\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`;
}
