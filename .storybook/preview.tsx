import '../packages/ui/src/styles/index.css';
import '../packages/ui/src/styles/japanese.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { kitModes } from './chromatic-modes.ts';
import { listenForErrors, throwUnexpected } from './console-errors.ts';
import { docsContainer, docsPage } from './guides/docs.tsx';
import { docsTheme } from './theme.ts';
import { viewports } from './viewports.ts';

/** Calls to the server that no handler of the story answered. Fixtures stay out of this file: whatever it imports, every story depends on. */
const unanswered: string[] = [];
/** What the story on show wrote to `console.error`. */
const consoleErrors: string[] = [];

let worker: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  const started = setupWorker();
  await started.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return;
      const { url, method } = (frame.data as { request: Request }).request;
      if (!new URL(url).pathname.startsWith('/api/')) return;
      unanswered.push(`${method} ${url}`);
      defaults.error();
    },
  });
  return started;
}

// Tests give the time limit of all tests. A person who looks at a story sees sooner what does not come.
const { STORYBOOK_DEADLINE_MS: deadlineMs = '10000' } = import.meta.env as Partial<Record<string, string>>;
configure({ asyncUtilTimeout: Number(deadlineMs) });

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    // One worker for the page: on a docs page many stories ask for it at once.
    addonMsw(() => (worker ??= startWorker())),
  ],
  initialGlobals: { theme: 'light', currency: 'JPY', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    currency: {
      description: 'Currency of amounts',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: [
          { value: 'JPY', title: 'Yen' },
          { value: 'USD', title: 'Dollars' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: import.meta.env.STORYBOOK_WITHOUT_AXE === '1' ? 'off' : 'error',
      // Off by default in axe: nothing to press is smaller than 24 px.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // A run of all stories asks for faults alone: axe describes each element that keeps a rule, a hundred MB of them. It does not wait for
      // frames, in which there is no axe that could answer, nor fetch style sheets and media, which no rule in use looks at.
      options: import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'], iframes: false, preload: false } : {},
    },
    viewport: { options: viewports },
    docs: { theme: docsTheme, container: docsContainer, page: docsPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Type', 'Space and line', 'Motion', 'Icons', 'Formats', 'Attributes'],
          'Parts',
          'Report',
          'Layout',
          'Screens',
        ],
      },
    },
    chromatic: kitModes,
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const [theme, direction] = [String(globals.theme), String(globals.direction)];
      // On a docs page stories stand beside each other, each in its own theme and direction.
      if (viewMode === 'docs') {
        return (
          <div data-theme={theme} dir={direction} className="story-on-a-page">
            <Story />
          </div>
        );
      }
      Object.assign(document.documentElement, { dir: direction }).dataset.theme = theme;
      return <Story />;
    },
  ],
  tags: ['autodocs'],
  beforeEach({ viewMode }) {
    unanswered.length = 0;
    // On a docs page stories stand beside each other, and the console does not say whose an error is.
    return viewMode === 'docs' ? undefined : listenForErrors(consoleErrors);
  },
  afterEach({ parameters }) {
    throwUnexpected(consoleErrors, parameters.expectedErrors);
    if (unanswered.length > 0) throw new Error(`No mock handler answered ${unanswered.join(', ')}. Give the story one with msw.use(…).`);
  },
});
