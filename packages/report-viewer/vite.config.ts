import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Which of the built files is made: the renderer for Node, or one of the classic scripts for the page. */
export type Part = 'render' | 'charting' | 'interactivity' | 'fallback' | 'lab' | 'engine' | 'drawing' | 'numbers';

const entries: Record<Part, string> = {
  render: 'src/render/index.ts',
  charting: 'src/scripts/charting.ts',
  interactivity: 'src/scripts/interactivity.ts',
  fallback: 'src/scripts/fallback.ts',
  lab: 'src/scripts/lab.ts',
  engine: 'src/scripts/engine.ts',
  drawing: 'src/scripts/drawing.ts',
  numbers: 'src/scripts/numbers.ts',
};

const file = (path: string) => join(import.meta.dirname, 'src', path);
/**
 * What the scripts beside the engine are built with in the place of others: they write the report once, and leave out what no assumption moves,
 * and what is built when it is opened.
 */
const inDrawing: Record<string, string> = {
  react: file('follow/static-react.ts'),
  './evidence.tsx': file('follow/standing-parts.tsx'),
  './glance-controls.tsx': file('follow/standing-parts.tsx'),
  './method.tsx': file('follow/standing-parts.tsx'),
  './printed-summary.tsx': file('follow/standing-parts.tsx'),
  '../cards/built-inside.tsx': file('follow/built-later.ts'),
  '../cards/plain-table.tsx': file('follow/built-later.ts'),
};

/** Packages that the renderer finds beside itself: this one loads its WebAssembly from there. */
export const outsideBundle = ['subset-font'];

/** `render` is one ES module with React and the style sheets inside; the others are scripts that any page can load. */
export function partConfig(part: Part, dist = 'dist'): UserConfig {
  const shared = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
  } satisfies UserConfig & { configFile: false };
  if (part === 'render') {
    return {
      ...shared,
      ssr: { noExternal: true, external: outsideBundle },
      build: {
        ssr: entries.render,
        outDir: dist,
        emptyOutDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
      },
    };
  }
  // These two stand in one worker with the engine.
  const isDrawing = part === 'drawing' || part === 'numbers';
  return {
    ...shared,
    ...(isDrawing && { plugins: [react(), { name: 'in-drawing', enforce: 'pre', resolveId: (source) => inDrawing[source] }] }),
    build: {
      outDir: `${dist}/assets`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: entries[part], name: `Rimawari_${part}`, formats: ['iife'] },
      rolldownOptions: {
        ...(isDrawing && { external: ['@rimawari/underwriting'] }),
        output: { entryFileNames: `${part}.[hash].js`, ...(isDrawing && { globals: { '@rimawari/underwriting': 'Rimawari_engine' } }) },
      },
    },
  };
}

export default defineConfig(({ mode }) => partConfig(mode === 'production' ? 'render' : (mode as Part)));
