// Who imports whom, by the rules of .dependency-cruiser.mjs, and that every source was read to say so.
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { projectFiles, root } from '../../tests/repository/source-files.ts';

const { output } = await cruise(['packages', 'apps', 'tests', 'bin'], {
  ...configuration.options,
  ruleSet: configuration,
  validate: true,
  baseDir: root,
});
if (typeof output === 'string') throw new Error('The report of the imports is not data.');
const read = new Set(output.modules.map(({ source }) => source));
const isSource = (name: string): boolean => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(name) && !/\.d\.ts$|\/dist\//.test(name);
const faults = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...projectFiles()
    .filter((name) => isSource(name) && !read.has(name))
    .map((name) => `not read: ${name}`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
