export type { ShareBox, ValuePlace } from './crop-box.ts';
export { type CutPage, type CutRequest, cutPictures, drawAhead, type PageToCut } from './cut-pictures.ts';
export { createDrawnPages } from './drawn-pages.ts';
export type { KeptPicture } from './picture-of.ts';
