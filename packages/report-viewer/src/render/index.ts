import { assetManifest } from './assets.ts';
import { renderFragment, renderPages } from './render-fragment.tsx';
import { renderPrintable } from './render-printable.tsx';
import { renderStandalone } from './render-standalone.tsx';
import { renderTables } from './render-tables.tsx';
import type { Renderer } from './renderer.ts';

const rendererBuild = assetManifest().build;

({ rendererBuild, renderFragment, renderPages, renderPrintable, renderStandalone, renderTables }) satisfies Renderer;

export { rendererBuild, renderFragment, renderPages, renderPrintable, renderStandalone, renderTables };
