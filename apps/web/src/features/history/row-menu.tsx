import { IconButton } from '@rimawari/ui/icon-button';
import type { MenuProps } from '@rimawari/ui/menu';
import { Suspense, useState } from 'react';
import { latePart } from '../../app/loading/late-part.tsx';

const { Part: LateMenu, soon: menuSoon } = latePart(() => import('@rimawari/ui/menu').then((file) => file.Menu));

/** A menu that comes with the first wish to open it: until then a row shows its button alone. */
export function RowMenu({ label, items }: { label: string; items: MenuProps['items'] }) {
  const [asked, setAsked] = useState<'by keyboard' | 'by pointer' | null>(null);
  const button = <IconButton icon="more" label={label} />;
  if (asked === null)
    return (
      <IconButton
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={menuSoon}
        onFocus={menuSoon}
        // A click that no pointer made is of the keyboard.
        onClick={({ detail }) => setAsked(detail === 0 ? 'by keyboard' : 'by pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAsked('by keyboard');
        }}
      />
    );
  return (
    <Suspense fallback={button}>
      <LateMenu defaultOpen trigger={button} items={items} {...(asked === 'by keyboard' && { ref: focusFirst })} />
    </Suspense>
  );
}

/** The menu was not there to see the key that opened it; once it has taken the focus, its first item gets it. */
function focusFirst(menu: HTMLElement | null): void {
  requestAnimationFrame(() => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
}
