import * as texts from '../texts/lab-texts.ts';
import { buttonOf, makerIn } from './make.ts';

export interface LabNote {
  show: (changed: boolean) => void;
  /** Why the values of an address are not shown. */
  refuse: (reason: string) => void;
}

/** Says above the report that it is shown under the reader's values, with the way to them and back. */
export function labNote(report: HTMLElement, go: () => void, reset: () => void): LabNote {
  const make = makerIn(report.ownerDocument);
  const note = make('div', 'rv-lab-note');
  const text = make('span');
  text.role = 'status';
  const back = buttonOf(make, texts.noteReset, reset);
  note.hidden = true;
  note.append(text, buttonOf(make, texts.noteToValues, go), back);
  report.querySelector('.rv-header')?.after(note);
  const say = (words: string) => {
    note.hidden = words === '';
    if (text.textContent !== words) text.textContent = words;
  };
  return {
    show: (changed) => {
      back.hidden = false;
      say(changed ? texts.noteShown : '');
    },
    refuse: (reason) => {
      back.hidden = true;
      say(texts.noteRefused(reason));
    },
  };
}
