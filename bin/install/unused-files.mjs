// Parts of packages that neither the product nor its tests read: other platforms, other formats of the same data, source maps.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Source maps of more than a megabyte. */
const mapped = ['@reduxjs/toolkit', 'luxon', 'lru-cache', 'glob', '@tanstack/query-core', 'react-hook-form', '@electric-sql/pglite'];
/** Types for TypeScript before 4.5. */
const oldTypes = ['@aws-sdk/client-s3', '@aws-sdk/core', '@aws-sdk/nested-clients', '@smithy/core', '@smithy/types'];
/** Libraries for another runtime than Node, one for each platform. */
const forBare = ['bare-url', 'bare-fs', 'bare-buffer', 'bare-path'];

/** By package, paths inside of it. What is removed is a link: pnpm's store keeps the file for other projects. */
export const unusedFiles = [
  ['onnxruntime-node', new RegExp(`^bin/napi-v6/(?!${process.platform}/($|${process.arch}/)).`)],
  // Builds for browsers, and those with LSTM alone: in Node its worker loads the whole ones.
  ['tesseract.js-core', /\.wasm\.js$|-lstm\.(js|wasm)$/],
  ['@tesseract.js-data/jpn', /^4\.0\.0\//],
  // The reader loads the legacy build; of the other one only its types are used.
  ['pdfjs-dist', /\.map$|\.min\.mjs$|pdf\.sandbox\.mjs$|^build\/pdf\.worker\.mjs$|^(legacy\/)?(web|image_decoders)\//],
  ['@cantoo/pdf-lib', /\.map$|^dist\/pdf-lib|^(src|ts3\.4)\/|^cjs\/.*\.js$/],
  // Recharts alone uses it, its types name nothing of it, and it has two more interfaces.
  ['es-toolkit', /\.d\.m?ts$|^(dist\/)?fp\/|^src\//],
  ['ajv', /^lib\//],
  ['luxon', /\.map$|^build\/(amd|global|cjs-browser)\//],
  ['recharts', /\.map$|^umd\//],
  ['react-dom', /-profiling\./],
  ['fastify', /^(test|docs)\//],
  ['zlibjs', /^(?!package\.json$|LICENSE|bin\/($|node-zlib\.js$))/],
  // Sources and the CommonJS copy, beside the ES modules that the server imports.
  ['stripe', /^cjs\//],
  ['zod', /^src\//],
  ['@e965/xlsx', /^dist\/xlsx\.|^xlsx\.js$/],
  // Of two dozen libraries for schemas we use one.
  ['@hookform/resolvers', /^(?!zod\/|dist\/|package\.json$|LICENSE)/],
  // Every browser we print with reads WOFF2; reports, prints and pictures use the weights 400, 600 and 700.
  ['@fontsource/noto-sans-jp', /\.woff$|-(100|200|300|500|800|900)-normal\.woff2$/],
  ...mapped.map((name) => [name, /\.map$/]),
  ...oldTypes.map((name) => [name, /^dist-types\/ts3\.4\//]),
  ...forBare.map((name) => [name, /^prebuilds\//]),
];

/** Removes these parts from an installed workspace. */
export function removeUnusedFiles(root, table = unusedFiles) {
  const virtualStore = join(root, 'node_modules', '.pnpm');
  if (!existsSync(virtualStore)) return;
  const folders = readdirSync(virtualStore);
  for (const [name, unused] of table) {
    const prefix = `${name.replace('/', '+')}@`;
    for (const folder of folders.filter((entry) => entry.startsWith(prefix)))
      removeUnused(join(virtualStore, folder, 'node_modules', ...name.split('/')), unused);
  }
}

/** Removes the files of a folder whose path inside of it, with slashes, matches. */
export function removeUnused(folder, unused, inside = '') {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${inside}${entry.name}`;
    if (unused.test(entry.isDirectory() ? `${path}/` : path)) rmSync(join(folder, entry.name), { recursive: true });
    else if (entry.isDirectory()) removeUnused(join(folder, entry.name), unused, `${path}/`);
  }
}
