import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from '../link/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorView } from './error-view.tsx';

const meta = preview.meta({
  title: 'Parts/ErrorBoundary',
  component: ErrorView,
  subcomponents: { ErrorBoundary },
  args: { onRetry: fn() },
});

function Fault(): never {
  throw new Error('The chart had no figures.');
}

/** React reports a caught error to the console; here it is the point, not a fault. */
function quietly() {
  const said = console.error;
  console.error = () => {};
  return () => {
    console.error = said;
  };
}

function Mending() {
  const [mended, setMended] = useState(false);
  return (
    <ErrorBoundary resetKey={String(mended)} fallback={(error) => <ErrorView detail={error.message} onRetry={() => setMended(true)} />}>
      {mended ? <p>Drawn at the second attempt.</p> : <Fault />}
    </ErrorBoundary>
  );
}

export const Playground = meta.story();
export const OwnWords = meta.story({
  args: { title: 'The report could not be drawn', children: 'The analysis is complete and kept. Download the PDF, or try again.' },
});
export const WithDetail = meta.story({ args: { detail: 'TypeError: cannot read rent of undefined\n    at draw (report.js:12:3)' } });
export const WithActions = meta.story({
  args: {
    actions: (
      <Link href="#home" variant="standalone">
        Back to Home
      </Link>
    ),
  },
});
export const WithoutRetry = meta.story({ render: () => <ErrorView /> });
export const Retried = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const CatchesAFault = meta.story({
  beforeEach: quietly,
  render: () => (
    <ErrorBoundary>
      <Fault />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working');
  },
});
export const TriesAgain = meta.story({
  beforeEach: quietly,
  render: () => <Mending />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Drawn at the second attempt.')).toBeVisible();
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, children: longJapanese, detail: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  args: {
    title: longJapanese,
    detail: longJapanese,
    actions: (
      <Link href="#home" variant="standalone">
        Back to Home
      </Link>
    ),
  },
});
