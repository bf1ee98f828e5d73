import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  // The server puts a fresh value in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': server, '/assets/report': server } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // `/assets/report/` belongs to the report viewer's own files.
    assetsDir: 'assets/app',
    modulePreload: { polyfill: false },
  },
});
