import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

/** Builds the app for browsers into `dist/client`; with `--ssr`, what renders its public pages on the server into `dist/server`. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react()],
  // The server puts a fresh value in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  // One file that needs nothing beside it, with React as it is in production.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: { proxy: { '/api': server, '/assets/report': server } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Which files a public page needs from the start stands in it.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // `/assets/report/` belongs to the report viewer's own files.
    assetsDir: 'assets/app',
    modulePreload: { polyfill: false },
  },
}));
