import type { ComponentType } from 'react';
import { useState } from 'react';
import { isMissingFile, restoreStyleSheet } from './missing-file.ts';
import { MissingFileScreen } from './missing-file-screen.tsx';

interface Loaded<Props> {
  Component: ComponentType<Props>;
}

/** The page as its parts see it; stories pass their own. */
export interface LoadingPage {
  /** Whether the server answers. */
  isReachable(): Promise<boolean>;
  reload(): void;
}

const thisPage: LoadingPage = {
  isReachable: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
};

/**
 * Loads a part of the app. Where one of its files did not arrive, a screen that can try again takes its place, and the part once
 * it is there: routers and React keep a failed attempt for good.
 */
export async function loadAgain<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  page: LoadingPage = thisPage,
): Promise<Loaded<Props>> {
  try {
    return await load();
  } catch (first) {
    if (!isMissingFile(first)) throw first;
    let arrived: Loaded<Props> | null = null;
    const again = async (): Promise<Loaded<Props>> => {
      await restoreStyleSheet(first);
      arrived = await load();
      return arrived;
    };
    return { Component: (props) => <MissingPart first={first} arrived={arrived} again={again} page={page} part={props} /> };
  }
}

interface MissingPartProps<Props> {
  first: unknown;
  arrived: Loaded<Props> | null;
  again: () => Promise<Loaded<Props>>;
  page: LoadingPage;
  /** Props of the part itself. */
  part: Props;
}

function MissingPart<Props extends object>({ first, arrived, again, page, part }: MissingPartProps<Props>) {
  const [loaded, setLoaded] = useState(arrived);
  const [state, setState] = useState<'missing' | 'loading' | 'unreachable'>('missing');

  async function retry() {
    setState('loading');
    try {
      setLoaded(await again());
    } catch {
      // A browser may keep a failed script for as long as the page lives, and a newer version has other files: only a reload helps.
      if (await page.isReachable()) page.reload();
      else setState('unreachable');
    }
  }

  if (loaded !== null) return <loaded.Component {...part} />;
  return (
    <MissingFileScreen
      state={state}
      technicalMessage={first instanceof Error ? first.message : null}
      onRetry={() => {
        if (state !== 'loading') void retry();
      }}
    />
  );
}
