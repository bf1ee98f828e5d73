import '@rimawari/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/router/routes.tsx';
import { createServices } from './app/services/create-services.ts';
import { followOtherTabs } from './app/services/follow-other-tabs.ts';
import { ServicesContext } from './app/services/services-context.ts';
import { startSession } from './app/session/start-session.ts';

const services = createServices({
  storage: window.localStorage,
  systemPrefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
});
document.documentElement.dataset.theme = services.preferences.read().theme;
void services.config.load();
void startSession(services);
followOtherTabs(window, services);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </ServicesContext>
  </StrictMode>,
);
