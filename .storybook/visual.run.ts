import { provePictures } from './planted.run.ts';
import { runStories, storedFiles, tellFindings } from './run-stories.ts';

// npm run visual [-- [--update] [WORDS OF FILE NAMES…]]: photographs the stories and compares them with the stored pictures.
// npm run visual -- --planted: shows which of twenty small changes the stored pictures find.
if (process.argv.includes('--planted')) process.exit((await provePictures()) ? 0 : 1);
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const before = await storedFiles();
const code = await runStories('alone', ['--reporter=dot', ...filters], isUpdate);
const differing = await tellFindings(filters, isUpdate);
const after = await storedFiles();
if (isUpdate) {
  const taken = [...after].filter(([file, { time }]) => before.get(file)?.time !== time).length;
  const removed = [...before.keys()].filter((file) => !after.has(file)).length;
  say(`${taken} pictures were retaken and ${removed} removed. Look at them before you commit.`);
}
const bytes = [...after.values()].reduce((sum, file) => sum + file.bytes, 0);
const isSame = code === 0 && differing === 0;
say(`${after.size} stored pictures, ${(bytes / 1e6).toFixed(1)} MB. ${isSame ? 'No differences.' : 'The comparison failed.'}`);
process.exit(isSame ? 0 : 1);
