import type { FrameMessage } from '../messages/index.ts';
import { copied } from '../texts/letter-texts.ts';
import { saveText } from './save-text.ts';

/**
 * What a button of a letter does: keeps it as a text file under the name that the button gives, or, without a name, marks and copies it. A
 * frame without an address may not write to the clipboard but by the reader's own press, which marks first.
 */
export function pressLetter(button: HTMLElement, name: string, tell: ((message: FrameMessage) => void) | null): void {
  const letter = button.closest('section')?.querySelector('pre');
  if (letter == null) return;
  if (name === '') {
    getSelection()?.selectAllChildren(letter);
    if (document.execCommand('copy')) button.textContent = copied;
  } else {
    const file = { name, format: 'txt', content: letter.textContent } as const;
    if (tell === null) saveText(file);
    else tell({ type: 'save', ...file });
  }
}
