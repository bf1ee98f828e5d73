import type { LabKept, LabWish } from '@rimawari/report-viewer/frame';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LabStore } from './lab-store.ts';

const mark = '#lab=';

export interface Lab {
  /** Values that the address asks for, as the lab's text; null for none. */
  lab: string | null;
  labKept: LabKept | null;
  onLab: (wish: LabWish) => void;
}

/** Holds the address of a report for its lab, and passes its wishes on to where scenarios are kept. `place` is what else the address names. */
export function useLab(makeStore: () => LabStore): Lab & { place: string | null } {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [store] = useState(makeStore);
  const [labKept, setKept] = useState<LabKept | null>(null);
  const shown = useRef<LabKept['scenarios']>([]);

  async function tell(said: Promise<string> | string): Promise<void> {
    const words = await Promise.resolve(said).catch(() => 'We couldn’t save this. Nothing else changed. Please try again.');
    shown.current = await store.list().catch(() => shown.current);
    setKept({ where: store.where, defaults: store.makeDefaults !== null, scenarios: shown.current, said: words });
  }

  function onLab(wish: LabWish): void {
    if (wish.type === 'lab-list') void tell('');
    else if (wish.type === 'lab-save') void tell(store.save(wish.name, wish.inputs));
    else if (wish.type === 'lab-remove') {
      const scenario = shown.current.find(({ id }) => id === wish.id);
      if (scenario !== undefined) void tell(store.remove(scenario));
    } else if (wish.act === 'share') void tell(copied(wish.inputs));
    else if (wish.act === 'defaults') {
      if (store.makeDefaults !== null) void tell(store.makeDefaults(wish.inputs));
    } else {
      const named = wish.inputs === '' ? '' : `${mark}${wish.inputs}`;
      void navigate({ search, hash: named }, { replace: true, preventScrollReset: true });
    }
  }

  const isLab = hash.startsWith(mark);
  return { lab: isLab ? hash.slice(mark.length) : null, place: isLab || hash === '' ? null : hash.slice(1), labKept, onLab };
}

/** The address of the page with the values, handed to the reader. */
async function copied(inputs: string): Promise<string> {
  const address = `${location.href.replace(/#.*$/s, '')}${mark}${inputs}`;
  try {
    await navigator.clipboard.writeText(address);
    return 'Link copied with your values. It opens for anyone who can read this report.';
  } catch {
    return `Link with your values: ${address}`;
  }
}
