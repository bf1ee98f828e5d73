import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Which of the built files is made: the renderer for Node, or one of the classic scripts for the page. */
export type Part = 'render' | 'charting' | 'interactivity' | 'fallback' | 'lab' | 'engine';

const entries: Record<Part, string> = {
  render: 'src/render/index.ts',
  charting: 'src/scripts/charting.ts',
  interactivity: 'src/scripts/interactivity.ts',
  fallback: 'src/scripts/fallback.ts',
  lab: 'src/scripts/lab.ts',
  engine: 'src/scripts/engine.ts',
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
  return {
    ...shared,
    build: {
      outDir: `${dist}/assets`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: entries[part], name: `Rimawari_${part}`, formats: ['iife'] },
      rolldownOptions: { output: { entryFileNames: `${part}.[hash].js` } },
    },
  };
}

export default defineConfig(({ mode }) => partConfig(mode === 'production' ? 'render' : (mode as Part)));
