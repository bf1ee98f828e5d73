import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontFolders } from '@rimawari/browser';

const sheet = () => import.meta.resolve('@fontsource/noto-sans-jp/400.css');
const japaneseFile =
  /cjk|noto.*jp|source.?han|ipa|takao|vl-?gothic|meiryo|ms(gothic|mincho)|yu(goth|min)|hiragino|droidsansfallback|wqy|unifont/i;

/** Whether the system can show Japanese; taken for granted outside Linux. */
export async function systemHasJapaneseFont(folders: readonly string[] = fontFolders): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  for (const folder of folders) {
    if (existsSync(folder) && (await readdir(folder, { recursive: true })).some((name) => japaneseFile.test(name))) return true;
  }
  return false;
}

/** A style sheet that puts Noto Sans JP under a page, its files at `base`. The static cut: the variable one prints as Type 3 glyphs. */
export async function japaneseStyleSheet(base: string): Promise<string> {
  const faces = (await readFile(fileURLToPath(sheet()), 'utf8')).replaceAll(
    /src: url\(\.\/files\/([\w[\]-]+\.woff2)\)[^;]*;/g,
    `src: url(${base}$1) format('woff2');`,
  );
  return `${faces}\n* { font-family: 'Noto Sans JP', sans-serif !important }`;
}

/** One of the files that the style sheet names; null for any other name. */
export async function japaneseFontFile(name: string): Promise<Buffer | null> {
  if (!/^noto-sans-jp-[\w[\]-]+\.woff2$/.test(name)) return null;
  return readFile(new URL(`./files/${name}`, sheet())).catch(() => null);
}
