import { buttonOf, makerIn } from './make.ts';

/** Says above the report that it is shown under the reader's values, with the way to them and back. */
export function labNote(report: HTMLElement, go: () => void, reset: () => void): (changed: boolean) => void {
  const make = makerIn(report.ownerDocument);
  const note = make('div', 'rv-lab-note');
  const text = make('span', '', 'Shown with values of yours. What differs is underlined. ');
  text.role = 'status';
  note.hidden = true;
  note.append(text, buttonOf(make, 'Your values', go), buttonOf(make, 'Back to the report’s own', reset));
  report.querySelector('.rv-header')?.after(note);
  return (changed) => {
    note.hidden = !changed;
  };
}
