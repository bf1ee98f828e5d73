import { analysisDetailOf, baselineHandlers, fragmentOf, http, problemOf, shareCreated, sharesOf, statusOf } from '@rimawari/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './results-route.tsx';

const jobId = '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90';

const meta = preview.meta({
  title: 'Routes/Results',
  component: Component,
  decorators: [inMain, routeAt({ address: `/results/${jobId}`, pattern: '/results/:jobId', signedInAs: 'subscriber' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const BecomesCompleted = meta.story({
  name: 'Polls until the report is there',
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      http.get('/analysis/{id}/status', ({ response }) => {
        asked += 1;
        return response(200).json(statusOf(asked === 1 ? 'processing' : 'completed'));
      }),
      // Submitted without a title, it is named for what was read.
      http.get('/analysis/{id}', ({ params, response }) =>
        response(200).json({ ...analysisDetailOf('completed'), job_id: params.id, title: asked > 1 ? 'Court Minato 305' : null }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Generating Report…')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Property Analysis' })).toBeVisible();
    await expect(document.title).toMatch(/^\d+% · /);
    await expect(await canvas.findByText('Analysis completed')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Court Minato 305' })).toBeVisible();
    await expect(document.title).toMatch(/^Ready: /);
    await expect(await canvas.findByTitle('Report')).toBeVisible();
  },
});

export const PicturesFollow = meta.story({
  name: 'Offers the pictures that follow the report',
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      http.get('/analysis/{id}/fragment', ({ response }) => {
        asked += 1;
        return response(200).text(fragmentOf(asked === 1 ? 'front' : 'nested'), {
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Report-Pictures': asked === 1 ? 'pending' : 'complete' },
        });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const early = (await canvas.findByTitle<HTMLIFrameElement>('Report')).srcdoc;
    const show = await canvas.findByRole('button', { name: 'Show source pictures' });
    await expect(canvas.getByTitle<HTMLIFrameElement>('Report').srcdoc).toBe(early);
    await userEvent.click(show);
    await waitFor(() => expect(canvas.getByTitle<HTMLIFrameElement>('Report').srcdoc).not.toBe(early));
    await expect(canvas.queryByRole('button', { name: 'Show source pictures' })).toBeNull();
    // The button is gone: whoever works by keyboard goes on at the report.
    await expect(canvas.getByRole('heading', { name: 'Report' })).toHaveFocus();
  },
});

export const Cancels = meta.story({
  name: 'Cancels, and offers to send again',
  beforeEach({ msw }) {
    let cancelled = false;
    msw.use(
      http.get('/analysis/{id}/status', ({ response }) => response(200).json(statusOf(cancelled ? 'cancelled' : 'processing'))),
      http.post('/analysis/{id}/cancel', ({ response }) => {
        cancelled = true;
        return response(200).json(statusOf('cancelled'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel analysis' }));
    await expect(await canvas.findByText('You canceled this analysis.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Status of the analysis' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Edit and send again' })).toHaveAttribute('href', `/analyze?from=${jobId}`);
    await expect(document.title).toMatch(/^Failed: /);
  },
});

export const Missing = meta.story({
  name: 'Another user’s analysis',
  beforeEach({ msw }) {
    msw.use(
      http.get('/analysis/{id}', ({ response }) => response(404).json({ code: 'not_found', detail: 'This analysis does not exist.' })),
      http.get('/analysis/{id}/status', ({ response }) =>
        response(404).json({ code: 'not_found', detail: 'This analysis does not exist.' }),
      ),
      http.get('/analysis/{id}/sources', ({ response }) =>
        response(404).json({ code: 'not_found', detail: 'This analysis does not exist.' }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Analysis not found')).toBeVisible();
  },
});

export const Shares = meta.story({
  name: 'Makes a link and revokes it',
  beforeEach({ msw }) {
    let links = sharesOf('none').shares;
    msw.use(
      http.get('/analysis/{id}/shares', ({ response }) => response(200).json({ shares: links })),
      http.post('/analysis/{id}/shares', ({ response }) => {
        links = [shareCreated];
        return response(201).json(shareCreated);
      }),
      http.delete('/analysis/{id}/shares/{shareId}', ({ response }) => {
        links = [];
        return response(204).empty();
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await page.findByText('No active links. Only you can read this report.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Create link' }));
    await expect(await page.findByLabelText('Link')).toHaveValue(`${window.location.origin}/shared/${shareCreated.token}`);
    await userEvent.click(await page.findByRole('button', { name: 'Revoke' }));
    await userEvent.click(await page.findByRole('button', { name: 'Revoke link' }));
    await expect(await page.findByText('No active links. Only you can read this report.')).toBeVisible();
    await expect(page.queryByLabelText('Link')).toBeNull();
  },
});

export const WaitsForThePdf = meta.story({
  name: 'Waits for the PDF and downloads it',
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      http.get('/analysis/{id}/report', ({ response }) => {
        asked += 1;
        if (asked === 1) return response(409).json(problemOf('not ready'), { headers: { 'Retry-After': '1' } });
        return response.untyped(new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Download PDF' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Preparing PDF…')).toBeVisible();
    await expect(canvas.getByText('Preparing the PDF. It downloads when it is ready.')).toBeInTheDocument();
    await expect(button).toHaveFocus();
    await expect(await canvas.findByText('Download PDF')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(canvas.queryByText(/Unable to download/)).toBeNull();
  },
});
