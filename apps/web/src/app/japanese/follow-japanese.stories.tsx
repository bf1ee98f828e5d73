import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { followJapanese } from './follow-japanese.ts';

/** A device with or without a Japanese face, whose page has nothing else to do once `rest` is called. */
function device({ hasFace }: { hasFace: boolean }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { takeOfDevice: fn(async () => hasFace), whenIdle: fn(() => promise), fetchOwn: fn(async () => undefined), rest: resolve };
}

interface PageProps {
  faces: ReturnType<typeof device>;
  place: string;
}

/** Shows a place, and has a field. */
function Page({ faces, place }: PageProps) {
  useEffect(() => followJapanese(document, faces), [faces]);
  const [shown, setShown] = useState('Nakano');
  return (
    <div>
      <p>{shown}</p>
      <button type="button" onClick={() => setShown(place)}>
        Show
      </button>
      <label>
        Title <input />
      </label>
    </div>
  );
}

const meta = preview.meta({
  title: 'Routes/Japanese faces',
  component: Page,
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  args: { place: '中野坂上' },
});

export const OfTheDevice = meta.story({
  name: 'A face of the device is enough',
  args: { faces: device({ hasFace: true }) },
  play: async ({ args: { faces }, canvas, userEvent }) => {
    await expect(faces.takeOfDevice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('中野坂上')).toBeVisible();
    await expect(faces.whenIdle).not.toHaveBeenCalled();
    await expect(faces.fetchOwn).not.toHaveBeenCalled();
  },
});

export const AfterTheFirstView = meta.story({
  name: 'Without one, the own faces come when the page is at rest',
  args: { faces: device({ hasFace: false }) },
  play: async ({ args: { faces }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(faces.whenIdle).toHaveBeenCalledOnce());
    await expect(faces.fetchOwn).not.toHaveBeenCalled();
    faces.rest();
    await waitFor(() => expect(faces.fetchOwn).toHaveBeenCalledOnce());
  },
});

export const Typed = meta.story({
  name: 'Japanese that is typed asks for them too',
  args: { faces: device({ hasFace: false }) },
  play: async ({ args: { faces }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Nakano');
    await expect(faces.whenIdle).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Title'), '中野');
    await waitFor(() => expect(faces.whenIdle).toHaveBeenCalledOnce());
  },
});
