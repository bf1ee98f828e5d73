// Who may import whom (architecture). Each rule names what a package or a folder must not import.
const inPackage = (name) => `^(packages|apps)/${name}/`;
const workspace = '^(packages|apps)/';
const except = (...names) => `^(packages|apps)/(?!(${names.join('|')})/)`;
const tests = '(\\.(test|stories|guide|prove)\\.tsx?$)|/testing/|/test/|/stories/';

/** Areas of the server that are folders, lowest first. */
const serverAreas = ['platform', 'identity', 'billing', 'analyses', 'admin'];

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'underwriting-imports-nothing',
      severity: 'error',
      from: { path: inPackage('underwriting'), pathNot: [tests, '\\.run\\.ts$'] },
      to: { path: except('underwriting') },
    },
    {
      name: 'underwriting-is-pure',
      severity: 'error',
      from: { path: `${inPackage('underwriting')}src`, pathNot: tests },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'extraction-imports',
      severity: 'error',
      from: { path: inPackage('extraction'), pathNot: tests },
      to: { path: except('extraction', 'underwriting') },
    },
    {
      name: 'lexicon-imports-no-stage',
      severity: 'error',
      from: { path: '^packages/extraction/src/lexicon/', pathNot: tests },
      to: { path: '^packages/extraction/src/', pathNot: '^packages/extraction/src/lexicon/' },
    },
    {
      name: 'market-data-imports',
      severity: 'error',
      from: { path: inPackage('market-data'), pathNot: tests },
      to: { path: except('market-data', 'underwriting') },
    },
    {
      name: 'browser-imports-no-package',
      severity: 'error',
      from: { path: inPackage('browser'), pathNot: tests },
      to: { path: except('browser') },
    },
    { name: 'ui-imports-no-product', severity: 'error', from: { path: inPackage('ui'), pathNot: tests }, to: { path: except('ui') } },
    { name: 'api-imports-no-package', severity: 'error', from: { path: inPackage('api'), pathNot: tests }, to: { path: except('api') } },
    {
      name: 'viewer-imports',
      severity: 'error',
      from: { path: inPackage('report-viewer'), pathNot: tests },
      to: { path: except('report-viewer', 'underwriting', 'ui') },
    },
    {
      name: 'web-imports',
      severity: 'error',
      from: { path: inPackage('web'), pathNot: tests },
      to: { path: except('web', 'ui', 'api', 'report-viewer') },
    },
    {
      name: 'server-imports',
      severity: 'error',
      from: { path: inPackage('server'), pathNot: tests },
      to: { path: except('server', 'underwriting', 'extraction', 'market-data', 'api', 'browser', 'report-viewer') },
    },
    // The server's areas, lowest first: each imports those before it by their index alone, and none after it. Child processes that read
    // hostile bytes or secrets load no server, so what limits them has an address of its own; the payment sandbox has a rule of its own.
    ...serverAreas.map((area, index) => ({
      name: `${area}-imports-earlier-areas-by-their-index`,
      severity: 'error',
      from: { path: `^apps/server/src/${area}/`, pathNot: [tests, '^apps/server/src/billing/payment-sandbox/'] },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          `^apps/server/src/${area}/`,
          ...serverAreas.slice(0, index).map((earlier) => `^apps/server/src/${earlier}/index\\.ts$`),
          '^apps/server/src/platform/processes/isolated\\.ts$',
        ],
      },
    })),
    {
      name: 'server-is-joined-by-indexes',
      severity: 'error',
      from: { path: '^apps/server/src/app\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/[a-z]+/index\\.ts$' },
    },
    // Of the folders around an account, `accounts` alone knows the others; the debug console looks into runs and knows no account.
    // Tests and what puts the server together know all.
    ...Object.entries({
      'platform/attempts': [],
      'platform/audit': [],
      'identity/sessions': [],
      'identity/links': [],
      'identity/second-factor': ['identity/passwords'],
      'identity/passwords': [],
      'identity/accounts': ['identity/links', 'identity/passwords', 'identity/second-factor', 'identity/sessions'],
      'billing/allowance': ['identity/index\\.ts$'],
      'admin/benchmarks': ['analyses/index\\.ts$'],
      'admin/debug': ['analyses/index\\.ts$'],
    }).map(([name, others]) => ({
      name: `${name}-imports-one-way`,
      severity: 'error',
      from: { path: `^apps/server/src/${name}/`, pathNot: tests },
      to: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(${[name, ...others].join('|')}|platform/database|platform/http|(platform/(index|config|secret|processes/isolated)|[a-z]+/tables)\\.ts$)`,
      },
    })),
    {
      name: 'payment-sandbox-stands-alone',
      severity: 'error',
      from: { path: '^apps/server/src/billing/payment-sandbox/', pathNot: tests },
      to: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(billing/payment-sandbox/|platform/database/|billing/tables\\.ts$)',
      },
    },
    {
      name: 'payment-sandbox-is-not-known',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/billing/(payment-sandbox/|payment-provider\\.ts$)', tests] },
      to: { path: '^apps/server/src/billing/payment-sandbox/' },
    },
    { name: 'nobody-imports-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'no-stories-or-tests-in-code',
      severity: 'error',
      from: { pathNot: `${tests}|^tests/|^\\.storybook/` },
      to: { path: '\\.(stories|guide|test)\\.tsx?$' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      // Our own cases are read with the address book of the tests, by their test and by the command that measures.
      from: { path: workspace, pathNot: [tests, '\\.run\\.ts$', '/bench/own-cases\\.ts$'] },
      to: { path: '/src/testing/' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-package|node_modules|storybook-static|test/hosts)/|\\.(css|json|svg|woff2?)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
