// Tools that still call the TypeScript JS API, which TypeScript 7 does not have, get TypeScript 6 of their own.
const onTypeScript6 = ['openapi-typescript', 'dependency-cruiser'];
export const hooks = {
  readPackage(pkg) {
    if (onTypeScript6.includes(pkg.name)) {
      delete pkg.peerDependencies?.typescript;
      pkg.dependencies = { ...pkg.dependencies, typescript: '6.0.3' };
    }
    return pkg;
  },
};
