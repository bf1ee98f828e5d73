import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { reportFragments } from './report-fragments.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** One Storybook over the kit, the report and the screens. */
export default defineMain({
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    { directory: '.', files: '*.mdx' },
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/report-viewer/src', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/web/src', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The other docgen needs the TypeScript API that version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // Serves and emits the worker script, so that no copy of it lies in the repository.
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' }), reportFragments()],
    resolve: { ...config.resolve, alias: [...aliasesOf(config.resolve?.alias), { find: '#storybook', replacement: here }] },
  }),
});

function aliasesOf(alias: unknown): { find: string; replacement: string }[] {
  if (Array.isArray(alias)) return alias;
  return Object.entries((alias ?? {}) as Record<string, string>).map(([find, replacement]) => ({ find, replacement }));
}
