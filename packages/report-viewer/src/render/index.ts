import { previewOf } from '../glance/preview.ts';
import { assetManifest } from './assets.ts';
import { renderBankFile } from './render-bank-file.tsx';
import { pagePaths, renderFragment, renderPages } from './render-fragment.tsx';
import { renderPrintable } from './render-printable.tsx';
import { renderStandalone } from './render-standalone.tsx';
import { renderTables } from './render-tables.tsx';
import type { Renderer } from './renderer.ts';

const rendererBuild = assetManifest().build;

({
  rendererBuild,
  pagePaths,
  previewOf,
  renderBankFile,
  renderFragment,
  renderPages,
  renderPrintable,
  renderStandalone,
  renderTables,
}) satisfies Renderer;

export {
  pagePaths,
  previewOf,
  renderBankFile,
  rendererBuild,
  renderFragment,
  renderPages,
  renderPrintable,
  renderStandalone,
  renderTables,
};
