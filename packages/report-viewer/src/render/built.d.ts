import type { Renderer } from './renderer.ts';

// Types of `dist/render.mjs`; index.ts holds that the sources keep to them.
export type { ReportPreview } from '../glance/preview.ts';
export type { PageSheet, ReportPictures } from '../pictures/report-pictures.ts';
export type { RenderedPage, Renderer, RenderOptions, ReportTable } from './renderer.ts';
export declare const rendererBuild: Renderer['rendererBuild'];
export declare const renderFragment: Renderer['renderFragment'];
export declare const renderPages: Renderer['renderPages'];
export declare const pagePaths: Renderer['pagePaths'];
export declare const renderStandalone: Renderer['renderStandalone'];
export declare const renderPrintable: Renderer['renderPrintable'];
export declare const renderBankFile: Renderer['renderBankFile'];
export declare const previewOf: Renderer['previewOf'];
export declare const renderTables: Renderer['renderTables'];
