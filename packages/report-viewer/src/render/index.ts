export { type RenderedPage, type RenderOptions, renderFragment, renderPages } from './render-fragment.tsx';
export { renderPrintable } from './render-printable.tsx';
export { renderStandalone } from './render-standalone.tsx';
