import { type ComponentType, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { acceptedDocuments, documentsHint } from './document-rules.ts';
import { DocumentsZone } from './documents-zone.tsx';
import { LoadedZone, type LoadedZoneProps } from './loaded-zone.tsx';

const flyer = new File(['%PDF-1.7'], 'flyer.pdf', { type: 'application/pdf' });

/** What takes files; it does not arrive before it is let through. */
function heldUp() {
  let isThrough = false;
  const load = async (): Promise<ComponentType<LoadedZoneProps>> => {
    if (!isThrough) throw new TypeError('Failed to fetch dynamically imported module: /assets/loaded-zone-5f0c.js');
    return LoadedZone;
  };
  const letThrough = () => {
    isThrough = true;
  };
  return { load, waitMs: 10_000, letThrough };
}

interface FormProps {
  source: ReturnType<typeof heldUp>;
  onWait: () => void;
  onLost: () => void;
  onLooked: () => void;
}

/** Keeps the files as the form does. */
function Form(props: FormProps) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <DocumentsZone
      label="Documents"
      hint={documentsHint}
      accept={acceptedDocuments}
      maxFiles={3}
      maxBytes={20_971_520}
      files={files}
      onFilesChange={setFiles}
      {...props}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Analyze/Place for documents',
  component: Form,
  args: { onWait: fn(), onLost: fn(), onLooked: fn(), source: heldUp() },
});

function fieldOf(place: HTMLElement): HTMLInputElement {
  const field = place.querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) throw new Error('There is no field for files');
  return field;
}

/** Brings a file as a choice does. */
function choose(field: HTMLInputElement, file = flyer): void {
  const { files, items } = new DataTransfer();
  items.add(file);
  field.files = files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Lost = meta.story({
  name: 'Documents wait for what takes them',
  args: { source: heldUp() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    choose(fieldOf(canvasElement));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('we couldn’t check flyer.pdf. Your selection is kept');
    await expect(args.onLost).toHaveBeenCalled();
    args.source.letThrough();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Remove flyer.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onLooked).toHaveBeenCalledOnce();
  },
  tags: ['no-visual'],
});

export const LeftOut = meta.story({
  name: 'Documents that wait can be left out',
  args: { source: heldUp() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    choose(fieldOf(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue without them' }));
    await waitFor(() => expect(args.onLooked).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
  tags: ['no-visual'],
});

export const Overtaken = meta.story({
  name: 'A document comes while an earlier one is taken',
  args: { source: heldUp() },
  play: async ({ args, canvas, canvasElement }) => {
    args.source.letThrough();
    const field = fieldOf(canvasElement);
    // A dialog that was opened at the early field answers to it, at the moment that it has given way.
    const observer = new MutationObserver(() => {
      if (field.isConnected) return;
      observer.disconnect();
      choose(field, new File(['101,1K'], 'rent-roll.csv', { type: 'text/csv' }));
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    choose(field);
    await expect(await canvas.findByRole('button', { name: 'Remove rent-roll.csv' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove flyer.pdf' })).toBeVisible();
  },
  tags: ['no-visual'],
});

export const Slow = meta.story({
  tags: ['in-dark'],
  name: 'What takes documents does not answer',
  args: { source: { ...heldUp(), load: () => new Promise(() => undefined), waitMs: 50 } },
  play: async ({ canvas, canvasElement }) => {
    choose(fieldOf(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t add your documents yet');
  },
});
