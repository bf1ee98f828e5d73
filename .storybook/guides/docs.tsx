import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren } from 'react';

// On docs pages alone: no story waits for them.
const page = () => import('./guide-page.tsx');
const LoadedContainer = lazy(async () => ({ default: (await page()).GuidedContainer }));
const LoadedPage = lazy(async () => ({ default: (await page()).GuidedPage }));

/** Functions, since Storybook merges parameters, and would take what `lazy` returns for a parameter to merge. */
export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => <LoadedContainer {...props} />;
export const docsPage = () => <LoadedPage />;
