import { renderFragment, renderPages } from './render-fragment.tsx';
import { renderPrintable } from './render-printable.tsx';
import { renderStandalone } from './render-standalone.tsx';
import type { Renderer } from './renderer.ts';

({ renderFragment, renderPages, renderPrintable, renderStandalone }) satisfies Renderer;

export { renderFragment, renderPages, renderPrintable, renderStandalone };
