import { HttpResponse, http } from 'msw';
import { Component as ReactComponent, type ReactNode, Suspense, use, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../stories/at-address.tsx';
import { type LoadingPage, loadAgain } from './load-again.tsx';
import { MissingFileScreen } from './missing-file-screen.tsx';

const Arrived = () => <p>The page itself</p>;
const scriptMissing = new TypeError('Failed to fetch dynamically imported module: /assets/history-route-5f0c.js');
const sheet = `${location.origin}/assets/late-5f0c.css`;
const sheetMissing = new Error(`Unable to preload CSS for ${sheet}`);

/** Fails so often, then brings the page. */
const after = (...errors: Error[]) => {
  const left = [...errors];
  return fn(() => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve({ Component: Arrived });
  });
};

interface PartProps {
  load: ReturnType<typeof after>;
  page: { isReachable: LoadingPage['isReachable']; reload: () => void };
}

/** A route as the router draws it. */
function Part({ load, page }: PartProps) {
  const [loading] = useState(() => loadAgain(load, page));
  return (
    <Suspense fallback={<p>On its way</p>}>
      <Shown loading={loading} />
    </Suspense>
  );
}

function Shown({ loading }: { loading: ReturnType<typeof loadAgain<object>> }) {
  const { Component } = use(loading);
  return <Component />;
}

const meta = preview.meta({
  title: 'Routes/Files that did not arrive',
  component: Part,
  decorators: [inMain, atAddress('/history')],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
  args: { page: { isReachable: async () => true, reload: fn() } },
});
const tryAgain = { name: 'Try again' };

export const Script = meta.story({
  name: 'A script is loaded again',
  args: { load: after(scriptMissing) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this page');
    await userEvent.click(canvas.getByRole('button', tryAgain));
    await expect(await canvas.findByText('The page itself')).toBeVisible();
    await expect(args.page.reload).not.toHaveBeenCalled();
  },
});

export const StyleSheet = meta.story({
  name: 'A style sheet is loaded again',
  args: { load: after(sheetMissing) },
  beforeEach({ msw }) {
    msw.use(http.get(sheet, () => new HttpResponse('.late { color: red }', { headers: { 'Content-Type': 'text/css' } })));
    const failed = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    failed.dataset.failed = '';
    document.head.append(failed);
    return () => {
      for (const link of document.head.querySelectorAll(`link[href="${sheet}"]`)) link.remove();
    };
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', tryAgain));
    await expect(await canvas.findByText('The page itself')).toBeVisible();
    const links = [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${sheet}"]`)];
    await expect(links.map((link) => link.dataset.failed)).toEqual([undefined]);
    await expect(links[0]?.sheet?.cssRules).toHaveLength(1);
    await expect(args.page.reload).not.toHaveBeenCalled();
  },
});

export const Release = meta.story({
  name: 'Reloads where nothing else helps',
  args: { load: after(scriptMissing, scriptMissing) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', tryAgain));
    await waitFor(() => expect(args.page.reload).toHaveBeenCalledOnce());
  },
});

export const Offline = meta.story({
  name: 'Stays on the page without a connection',
  args: { load: after(scriptMissing, scriptMissing), page: { isReachable: async () => false, reload: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', tryAgain));
    await expect(await canvas.findByText(/The server still doesn’t answer/)).toBeVisible();
    await expect(args.page.reload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', tryAgain));
    await expect(await canvas.findByText('The page itself')).toBeVisible();
  },
});

class Caught extends ReactComponent<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

export const OtherFaults = meta.story({
  name: 'Passes other faults on',
  args: { load: after(new Error('rent is undefined')) },
  parameters: { expectedErrors: [/rent is undefined/] },
  render: (args) => (
    <Caught>
      <Part {...args} />
    </Caught>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rent is undefined')).toBeVisible();
  },
});

export const Screen = meta.story({
  name: 'The screen',
  args: { load: after() },
  render: () => <MissingFileScreen state="unreachable" technicalMessage={scriptMissing.message} onRetry={fn()} />,
});
