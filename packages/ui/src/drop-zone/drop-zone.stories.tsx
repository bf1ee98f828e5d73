import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dragFiles } from '#storybook/drag-files';
import preview from '#storybook/preview';
import { fileOf } from '../samples/files.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese, longWord } from '../samples/texts.ts';
import { DropZone, type DropZoneProps } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import { ZoneFrame } from './zone-frame.tsx';

const accept = { 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'text/csv': ['.csv'] };
const two = [fileOf('brochure.pdf', 1_843_200), fileOf('rent-roll.csv', 812, 'text/csv')];

const meta = preview.meta({
  title: 'Parts/DropZone',
  component: DropZone,
  subcomponents: { FileList, ZoneFrame },
  args: {
    label: 'Documents',
    hint: 'PDF, images, CSV or Excel; up to 3 files, 20 MB each',
    accept,
    maxFiles: 3,
    maxBytes: 20_971_520,
    files: [] as readonly File[],
    onFilesChange: fn(),
  },
  render: (args) => <Holding {...args} />,
});

function Holding(props: DropZoneProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <DropZone
      {...props}
      files={files}
      onFilesChange={(next) => {
        setFiles(next);
        props.onFilesChange(next);
      }}
    />
  );
}

export const Playground = meta.story();
export const Empty = meta.story({
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Documents' })).toHaveAccessibleDescription(/20 MB/);
  },
});
export const Filled = meta.story({ args: { files: two } });
export const Chosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no file input.');
    await userEvent.upload(input, [new File(['%PDF'], 'brochure.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('brochure.pdf')).toBeVisible();
    await expect(canvas.getByText('4 Bytes')).toBeVisible();
  },
});
export const Dropped = meta.story({
  play: async ({ canvas }) => {
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [new File(['%PDF'], 'dropped.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible();
  },
});
export const Removed = meta.story({
  args: { files: two },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove brochure.pdf' }));
    await expect(canvas.queryByText('brochure.pdf')).toBeNull();
    await expect(args.onFilesChange).toHaveBeenCalledWith([two[1]]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
});
export const ByKeyboard = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type="file"]')?.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalled();
  },
});
export const DraggingAcceptedFiles = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Documents' });
    dragFiles(zone, 'dragenter', [new File(['%PDF'], 'brochure.pdf', { type: 'application/pdf' })]);
    await waitFor(() => expect(zone).toHaveAttribute('data-drag', 'accept'));
  },
});
export const DraggingRejectedFiles = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Documents' });
    dragFiles(zone, 'dragenter', [new File(['x'], 'plan.dwg', { type: 'image/vnd.dwg' })]);
    await waitFor(() => expect(zone).toHaveAttribute('data-drag', 'reject'));
  },
});
export const WrongFileType = meta.story({
  play: async ({ args, canvas }) => {
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [new File(['x'], 'plan.dwg', { type: 'image/vnd.dwg' })]);
    await expect(await canvas.findByText('plan.dwg: File type must be .pdf, .png, .jpg, .jpeg, .csv')).toBeVisible();
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
});
export const FileTooLarge = meta.story({
  args: { maxBytes: 3 },
  play: async ({ canvas }) => {
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('scan.pdf: File is larger than 3 bytes')).toBeVisible();
  },
});
export const TooManyFiles = meta.story({
  play: async ({ canvas }) => {
    const four = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', four);
    await expect(await canvas.findByText('d.pdf: Too many files: 4 were chosen, and 3 is the most')).toBeVisible();
    await expect(canvas.getByText('c.pdf')).toBeVisible();
  },
});
export const EmptyFile = meta.story({
  play: async ({ args, canvas }) => {
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [new File([], 'scan.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('scan.pdf: File is empty')).toBeVisible();
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
});
export const AddedTwice = meta.story({
  args: { files: two },
  play: async ({ args, canvas }) => {
    const [first] = two;
    if (first === undefined) throw new Error('There is no file.');
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [first]);
    await expect(await canvas.findByText('brochure.pdf was added already.')).toBeVisible();
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
});
export const ExtraFilesCut = meta.story({
  args: { files: two },
  play: async ({ canvas }) => {
    const more = ['c.pdf', 'd.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', more);
    await expect(await canvas.findByText('Only the first 1 file(s) were added to keep the total at 3.')).toBeVisible();
  },
});
export const Full = meta.story({
  args: { files: [...two, fileOf('plan.png', 240_000, 'image/png')] },
  play: async ({ canvas }) => {
    dragFiles(canvas.getByRole('group', { name: 'Documents' }), 'drop', [new File(['%PDF'], 'd.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('You can upload up to 3 documents per analysis.')).toBeVisible();
  },
});
export const Disabled = meta.story({ args: { disabled: true, files: two } });
export const WithError = meta.story({ args: { error: 'Please upload at least one file or provide a URL' } });
export const LongNames = meta.story({
  tags: ['own-picture'],
  args: { files: [fileOf(longWord, 20_971_520), fileOf(`${longJapanese}.pdf`, 5_000_000)] },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { files: two }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: (args) => (
    <Rows>
      <DropZone {...args} label="Empty" />
      <DropZone {...args} label="Filled" files={two} error="The server could not read brochure.pdf." />
      <DropZone {...args} label="Disabled" files={two} disabled />
      <Narrow>
        <DropZone {...args} label={longJapanese} files={[fileOf(longWord, 20_971_520)]} />
      </Narrow>
    </Rows>
  ),
});
