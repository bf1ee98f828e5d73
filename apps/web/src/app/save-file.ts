/** Hands bytes to the browser as a file to keep. */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser has taken over by the next task; revoking at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
