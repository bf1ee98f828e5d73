/** A file of the given size whose bytes nobody reads. */
export function fileOf(name: string, bytes: number, type = 'application/pdf'): File {
  const file = new File(['%PDF'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** What a drag or a drop of these files carries. */
export function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
