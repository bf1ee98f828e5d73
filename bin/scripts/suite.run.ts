// One suite in a process of its own, started by test.ts: its name, a folder for its reports, the file for its count.
import { writeFileSync } from 'node:fs';
import type { Selection } from './selection.ts';
import { suites } from './suites.ts';

const [name = '', folder = '', file = '', selection = ''] = process.argv.slice(2);
const suite = suites[name];
if (suite === undefined) throw new Error(`There is no suite ${name}.`);
writeFileSync(file, JSON.stringify(await suite(folder, JSON.parse(selection) as Selection)));
