import '@rimawari/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/router/routes.tsx';
import { createServices } from './app/services/create-services.ts';
import { ServicesContext } from './app/services/services-context.ts';
import { tokenKey } from './app/session/session-store.ts';
import { startSession } from './app/session/start-session.ts';

const services = createServices({
  storage: window.localStorage,
  systemPrefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
});
document.documentElement.dataset.theme = services.preferences.read().theme;
void services.config.load();
void startSession(services);

// Signing out (or in) in another tab holds here too.
window.addEventListener('storage', (event) => {
  if (event.key === tokenKey || event.key === null) services.session.reread();
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </ServicesContext>
  </StrictMode>,
);
