import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import { dragFiles } from '#storybook/drag-files';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './analyze-route.tsx';

const meta = preview.meta({
  title: 'Routes/Analyze',
  component: Component,
  decorators: [inMain, routeAt({ address: '/analyze', signedInAs: 'subscriber' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
  beforeEach() {
    sessionStorage.clear();
    localStorage.clear();
  },
});

export const Starts = meta.story({
  name: 'Starts and goes to the results',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Listing URL'), 'https://listings.example/mansion/70412233');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90');
  },
});

export const Refused = meta.story({
  name: 'A refusal keeps what was filled in',
  beforeEach({ msw }) {
    msw.use(
      http.post('/analysis', ({ response }) =>
        response(422).json({
          code: 'validation_failed',
          detail: [{ loc: ['body', 'urls', 0], msg: 'must be an http or https address', type: 'url' }],
        }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Listing URL'), 'https://listings.example/mansion/70412233');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('See the message at each field.');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('body');
    await waitFor(() => expect(canvas.getByLabelText('Listing URL')).toHaveAccessibleDescription(/Must be an http or https address\./));
    await expect(canvas.getByLabelText('Listing URL')).toBeInvalid();
    await expect(canvas.getByLabelText('Listing URL')).toHaveFocus();
    await expect(canvas.getByLabelText('Listing URL')).toHaveValue('https://listings.example/mansion/70412233');
  },
});

export const AnswerWithoutAReason = meta.story({
  name: 'An answer without a reason keeps what was filled in',
  beforeEach({ msw }) {
    msw.use(
      http.post('/analysis', ({ response }) => response.untyped(new Response('<h1>Bad Gateway</h1>', { status: 502 }))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Listing URL'), 'https://listings.example/mansion/70412233');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create analysis');
    await expect(canvas.getByLabelText('Listing URL')).toHaveValue('https://listings.example/mansion/70412233');
  },
});

export const FourthDocument = meta.story({
  name: 'A fourth document is not taken, and the form says why',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    const drop = async (...names: string[]) => {
      const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
      dragFiles(await canvas.findByRole('group', { name: 'Documents' }), 'drop', files);
    };
    await drop('a.pdf', 'b.pdf', 'c.pdf');
    await expect(await canvas.findByText('c.pdf')).toBeVisible();
    await drop('d.pdf');
    await expect(await canvas.findByText('You can upload up to 3 documents per analysis.')).toBeVisible();
    await expect(canvas.queryByText('d.pdf')).toBeNull();
  },
});

export const RefusedDocument = meta.story({
  name: 'A refused document is named at the documents',
  beforeEach({ msw }) {
    msw.use(
      http.post('/analysis', ({ response }) =>
        response(415).json({ code: 'unsupported_type', detail: 'plan.pdf does not match its file type.' }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Listing URL'), 'https://listings.example/mansion/70412233');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByText('plan.pdf does not match its file type.')).toBeVisible();
    await expect(canvas.getByText('Failed to start analysis. Please try again.')).toBeVisible();
  },
});

export const CompletesTheAddress = meta.story({
  name: 'An address without its scheme is completed',
  beforeEach({ msw }) {
    msw.use(
      http.post('/analysis', async ({ request, response }) => {
        const sent = (await request.formData()).get('urls');
        return sent === '["https://suumo.jp/ms/chuko/1"]'
          ? response(201).json({ job_id: 'completed' })
          : response(422).json({ code: 'validation_failed', detail: `sent ${JSON.stringify(sent)}` });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Listing URL'), 'suumo.jp/ms/chuko/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/results/completed');
  },
});
