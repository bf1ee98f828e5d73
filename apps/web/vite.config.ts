import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

/**
 * The router without its warnings for developers: its package names that build for every use. Says of its parts that making one does
 * nothing else, so that the forms, fetchers and boundaries nobody here uses stay out of the app.
 */
const routerInProduction = (): Plugin => ({
  name: 'router-in-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') };
  },
  transform: (code, id) =>
    /[\\/]react-router[\\/]dist[\\/]production/.test(id)
      ? {
          code: code
            .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?\n\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
            .replace(/^\w+\.displayName = "\w+";$/gm, ''),
          map: null,
        }
      : null,
});

/** Builds the app for browsers into `dist/client`; with `--ssr`, what renders its public pages on the server into `dist/server`. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), routerInProduction()],
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
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // What nearly every screen needs comes in one file each: dozens of small ones cost their headers, and compress worse.
          codeSplitting: {
            groups: [
              { name: 'queries', test: /@tanstack|openapi-react-query|app.queries/, priority: 1 },
              // A list of analyses shows how each stands, and half of the lists nothing else of them.
              { name: 'badges', test: /packages.ui.src.status-badge/, minShareCount: 2, priority: 1 },
              // What analyses are shown with, in lists and reports: half of the screens have neither.
              {
                name: 'figures',
                test: /packages.ui.src.(description-list|money|percent|not-stated|format.format-(money|percent))|web.src.app.(report[\\/](?!sample-links)|loading.use-reached|analysis-name|net-yield|save-file)|report-viewer.src.format.web-address/,
                minShareCount: 2,
                priority: 1,
              },
              { name: 'tables', test: /packages.ui.src.(data-table|pagination)/, minShareCount: 2, priority: 1 },
              {
                name: 'administration',
                test: /features.admin.(admin-screens|admin-page|admin-route|admin-tabs|list-failed|use-list-page|limits-draft)/,
                minShareCount: 2,
                priority: 1,
              },
              // With the place for documents, what the form and its late rules share.
              {
                name: 'zone',
                test: /packages.ui.src.drop-zone.(zone-frame|file-list)|features.analyze.(analysis-form|document-rules)/,
                minShareCount: 2,
                priority: 1,
              },
              // What the controls of the kit are made of.
              {
                name: 'controls',
                test: /@radix-ui.(primitive|react-(compose-refs|context|presence|primitive|slot|use-(controllable|effect|layout|previous|size)))/,
                priority: 1,
              },
              // Tabs and radio groups: one of several is chosen by arrow keys. After those, since each group takes along what its files need.
              {
                name: 'choices',
                test: /@radix-ui.react-(roving-focus|collection|direction|id|use-callback-ref|tabs|radio-group)[\\/]|packages.ui.src.(tabs|radio-group|segmented-control)/,
                minShareCount: 2,
                priority: 1,
              },
              // What every screen starts and draws with, but for React's own drawing, which is the entry. Each larger part of the kit, with
              // what it is made of, stays a file of its own.
              {
                name: 'start',
                test: /node_modules.*[\\/](react-dom[\\/](index|cjs[\\/]react-dom\.)|(react-router|react|scheduler|openapi-fetch|class-variance-authority)[\\/])|packages.ui.src.(?!data-table|pagination|description-list|status-badge|money|percent|not-stated|format.format-(?:money|percent)|dialog|alert-dialog|menu|popover|tabs|toast|tooltip|slider|radio|segmented|drop-zone)|web.src.app.(?!queries|report[\\/](?!sample-links)|loading.use-reached|analysis-name|net-yield)|packages.api.src/,
                minShareCount: 3,
                priority: 2,
              },
              // The page of benchmarks, with what it shares with its late parts: last, since it takes along what no other group has.
              {
                name: 'benchmarks',
                test: /features.admin.benchmarks.(benchmarks-|run-table|run-form|profile-(draft|table)|delete-button)|packages.ui.src.text-area/,
                priority: 0,
              },
            ],
          },
        },
      },
    }),
  },
}));
