// Turns the folder of public sets into the committed packs under data/, and keeps the files of the small sets in data/raw.
// Same input, same bytes. `--check` writes nothing and names the packs that differ.
// node packages/market-data/build-market.run.ts FOLDER [--check]
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largePacks, smallPacks, smallSets } from './build/all-packs.ts';
import { fileBytes, openSetFolder } from './build/pack.ts';

const [folder, option] = process.argv.slice(2);
if (!folder || (option !== undefined && option !== '--check')) {
  console.error('Use: node packages/market-data/build-market.run.ts FOLDER [--check]');
  process.exit(2);
}
const data = fileURLToPath(new URL('./data/', import.meta.url));
const sets = openSetFolder(folder);
let total = 0;
let different = 0;
for (const build of [...largePacks, ...smallPacks]) {
  for (const file of build(sets)) {
    const bytes = fileBytes(file);
    const path = join(data, file.name);
    total += bytes.length;
    if (option === '--check') {
      if (readFileSync(path).equals(bytes)) continue;
      different += 1;
      console.log(`data/${file.name} differs`);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
}
if (option !== '--check')
  for (const name of smallSets) {
    mkdirSync(dirname(join(data, 'raw', name)), { recursive: true });
    copyFileSync(join(folder, name), join(data, 'raw', name));
  }
console.log(`${(total / 1_000_000).toFixed(2)} MB of packs${option === '--check' ? `, ${different} differ` : ' written'}`);
if (different > 0) process.exit(1);
