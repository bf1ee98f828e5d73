export type { ShareBox, ValuePlace } from './crop-box.ts';
export { type CutPage, type CutRequest, cutPictures, type PageToCut } from './cut-pictures.ts';
export type { KeptPicture } from './picture-of.ts';
