/** A file of the given size whose bytes nobody reads. */
export function fileOf(name: string, bytes: number, type = 'application/pdf'): File {
  const file = new File(['%PDF'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
