import { type UserSituation, userOf } from '@rimawari/api/testing';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Component as QueriesLayout } from '../queries/queries-layout.tsx';
import { createServices } from '../services/create-services.ts';
import { ServicesContext } from '../services/services-context.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { startSession } from '../session/start-session.ts';
import { WentTo } from './at-address.tsx';

export interface RouteStory {
  /** Address with its path pattern, where they differ. */
  address: string;
  pattern?: string;
  /** Who is signed in; a visitor without it. */
  signedInAs?: UserSituation;
  /** Whether that session was then ended by the server. */
  hasEnded?: boolean;
}

/** A route with services of its own, so that no story sees what another one stored. */
export function routeAt(story: RouteStory): Decorator {
  return (Story) => <RouteAt story={story} Screen={Story} />;
}

function RouteAt({ story: { address, pattern, signedInAs, hasEnded }, Screen }: { story: RouteStory; Screen: ComponentType }) {
  const [services] = useState(() => {
    const made = createServices({ storage: memoryStorage(), tabStorage: memoryStorage(), systemPrefersDark: false });
    if (signedInAs) made.session.signIn('token-of-a-story', userOf(signedInAs));
    if (hasEnded) made.session.refuse();
    void made.config.load();
    void startSession(made);
    return made;
  });
  return (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<QueriesLayout />}>
            <Route path={pattern ?? address} element={<Screen />} />
            <Route path="*" element={<WentTo />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  );
}
