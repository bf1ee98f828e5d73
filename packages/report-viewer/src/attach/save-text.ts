import type { TableFile } from '../messages/index.ts';

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json', txt: 'text/plain;charset=utf-8' } as const;

/** Hands a text to the browser as a file to keep. */
export function saveText({ name, format, content }: TableFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: types[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${format}`;
  link.click();
  // The browser has taken over by the next task; revoking at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
