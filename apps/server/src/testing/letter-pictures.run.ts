// Photographs every letter, wide and narrow, light and dark, into a folder: node apps/server/src/testing/letter-pictures.run.ts FOLDER
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from '@rimawari/browser';
import { writeLetter } from '../platform/mail/write-letter.ts';
import { sampleLetters } from './sample-letters.ts';

const folder = resolve(process.argv[2] ?? '.letters');
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser({ browserPath: process.env.BROWSER_PATH ?? null, cacheFolder: join(tmpdir(), 'rimawari-browser') });
for (const [width, colorScheme] of [
  [800, 'light'],
  [800, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const) {
  const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
  for (const [name, letter] of Object.entries(sampleLetters)) {
    await page.setContent(writeLetter('haruka.mori@example.com', letter, 'support@rimawari.example').html);
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await page.close();
}
await browser.close();
process.stdout.write(`${folder}\n`);
