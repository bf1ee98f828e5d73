import { type ComponentType, type ReactNode, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadAgain } from '../loading/load-again.tsx';
import { slowness } from '../loading/slowness.ts';
import { arrivals } from './arrivals.ts';

/** What an address says of its screen. */
export interface ScreenHandle {
  title?: string;
  /** Fetches the screen's file, once. */
  load?: () => Promise<ComponentType>;
}

/** The part of a route that draws a screen whose file comes when its address is opened. */
export function lateScreen(load: () => Promise<{ Component: ComponentType }>, title?: string): Pick<RouteObject, 'element' | 'handle'> {
  let arrived: ComponentType | null = null;
  let coming: Promise<ComponentType> | null = null;
  const loadOnce = () => {
    coming ??= arrivals.follow(
      slowness.follow(
        'page',
        loadAgain(load).then(({ Component }) => {
          arrived = Component;
          return Component;
        }),
      ),
    );
    return coming;
  };
  function LateScreen(): ReactNode {
    // What is here is drawn at once: a page that the server rendered ahead is replaced in one step.
    const Screen = arrived ?? use(loadOnce());
    return <Screen />;
  }
  const handle: ScreenHandle = { load: loadOnce, ...(title !== undefined && { title }) };
  return { element: <LateScreen />, handle };
}
