import { type ComponentType, useEffect, useRef, useState } from 'react';

/** A part that is fetched when it is first needed. */
export interface LatePart<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** After so long without an answer it counts as lost, until it comes. */
  waitMs: number;
}

/** What looks at brought files, the files that wait for it, and whether it failed to come. */
export function useLateZone<Props>({ load, waitMs }: LatePart<Props>, onLost: () => void) {
  const [Zone, setZone] = useState<ComponentType<Props> | null>(null);
  const [brought, setBrought] = useState<readonly File[]>([]);
  const [isLost, setLost] = useState(false);
  const coming = useRef<Promise<void> | null>(null);
  const told = useRef(onLost);
  useEffect(() => {
    told.current = onLost;
  });

  function lose() {
    coming.current = null;
    setLost(true);
    told.current();
  }
  function ask() {
    if (Zone !== null || coming.current !== null) return;
    setLost(false);
    const timer = setTimeout(lose, waitMs);
    coming.current = load()
      .then((part) => setZone(() => part), lose)
      .finally(() => clearTimeout(timer));
  }

  return {
    Zone,
    /** Fetches it, unless it is on its way. */
    ask,
    isLost,
    brought,
    add: (files: readonly File[]) => {
      setBrought((before) => [...before, ...files]);
      ask();
    },
    /** Others may have been brought since `files` were looked at: those stay. */
    leaveOut: (files: readonly File[]) => setBrought((before) => before.filter((file) => !files.includes(file))),
  };
}
