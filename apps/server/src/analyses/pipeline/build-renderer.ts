/** The viewer's own build script; it builds only what changed. Node cannot run .tsx, so the server uses the built renderer. */
const buildScript = new URL('../../../../../packages/report-viewer/build.run.ts', import.meta.url);

/** Builds the report viewer if its sources changed since it was last built. */
export async function ensureRendererBuilt(say: (line: string) => void): Promise<void> {
  const script: { ensureReportViewerBuilt?: () => Promise<unknown> } = await import(buildScript.href);
  if (!script.ensureReportViewerBuilt) throw new Error(`${buildScript.pathname} exports no ensureReportViewerBuilt`);
  const told = setTimeout(() => say('Building the report viewer…'), 500);
  await script.ensureReportViewerBuilt().finally(() => clearTimeout(told));
}
