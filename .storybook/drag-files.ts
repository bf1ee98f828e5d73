/** Drags or drops real files on an element, as a reader would: `dragFiles(zone, 'dragenter', [file])`. */
export function dragFiles(target: Element, type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
