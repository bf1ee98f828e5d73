import { useEffect } from 'react';

/** Keeps the reader's place where what has the focus goes away (`keep-place`), from the first time that anything is focused. */
export function useKeptPlace(): void {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      document.removeEventListener('focusin', begin);
      void import('./keep-place.ts').then(
        ({ keepPlace }) => {
          if (!isOver) end = keepPlace(target);
        },
        // Without it the next Tab begins at the top; a later visit has it.
        () => {},
      );
    };
    document.addEventListener('focusin', begin);
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      end();
    };
  }, []);
}
