// Tools that still call the TypeScript JS API, which TypeScript 7 does not have, get TypeScript 6 of their own.
const onTypeScript6 = ['openapi-typescript', 'dependency-cruiser'];
/** Dependencies of a package that nothing here uses: what an install script alone needs, and a bundler that Vite takes only when asked. */
const unused = { 'onnxruntime-node': ['adm-zip', 'global-agent'], vite: ['esbuild'] };
export const hooks = {
  readPackage(pkg) {
    if (onTypeScript6.includes(pkg.name)) {
      delete pkg.peerDependencies?.typescript;
      pkg.dependencies = { ...pkg.dependencies, typescript: '6.0.3' };
    }
    for (const name of unused[pkg.name] ?? []) {
      delete pkg.dependencies?.[name];
      delete pkg.peerDependencies?.[name];
      delete pkg.peerDependenciesMeta?.[name];
    }
    return pkg;
  },
};
