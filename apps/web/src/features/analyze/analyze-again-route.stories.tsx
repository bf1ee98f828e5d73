import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './analyze-route.tsx';

/** Fields of the form that was sent last. */
const sent: [string, FormDataEntryValue][] = [];

const meta = preview.meta({
  title: 'Routes/Analyze again',
  component: Component,
  decorators: [
    inMain,
    routeAt({ address: '/analyze?from=0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90', pattern: '/analyze', signedInAs: 'subscriber' }),
  ],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
  beforeEach() {
    sessionStorage.clear();
    localStorage.clear();
  },
});

export const SendsAgain = meta.story({
  name: 'Sends again what an earlier analysis had, without an upload',
  beforeEach({ msw }) {
    sent.length = 0;
    msw.use(
      http.post('/analysis', async ({ request, response }) => {
        sent.push(...(await new Response(await request.clone().arrayBuffer(), { headers: request.headers }).formData()).entries());
        return response(201).json({ job_id: '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e91' });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Listing URL')).toHaveValue('https://listings.example/mansion/70412233');
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove rent roll/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Financing'), 'cash');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e91');
    const fields = Object.fromEntries(sent);
    await expect(fields).toMatchObject({
      reuse_documents_of: '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90',
      reuse_documents: '["d41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83"]',
      buyer: '{"financing":"cash"}',
    });
    await expect(fields).not.toHaveProperty('files');
  },
});
