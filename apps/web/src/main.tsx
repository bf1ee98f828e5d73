import '@rimawari/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { followJapanese } from './app/japanese/follow-japanese.ts';
import { slowness } from './app/loading/slowness.ts';
import { AppRoutes, loadScreens } from './app/router/app-routes.tsx';
import { keepTyped } from './app/router/keep-typed.ts';
import { createServices } from './app/services/create-services.ts';
import { followOtherTabs } from './app/services/follow-other-tabs.ts';
import type { Rendered } from './app/services/rendered.ts';
import { ServicesContext } from './app/services/services-context.ts';
import { startSession } from './app/session/start-session.ts';

const slow = () => new Promise<void>((resolve) => void slowness.subscribe(resolve));
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

const rendered = root.dataset.rendered === undefined ? null : (JSON.parse(root.dataset.rendered) as Rendered);
const services = createServices({
  storage: window.localStorage,
  tabStorage: window.sessionStorage,
  systemPrefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
  config: rendered?.config,
  answers: rendered?.answers,
});
document.documentElement.dataset.theme = services.preferences.read().theme;
void services.config.load();
void startSession(services);
followOtherTabs(window, services);
followJapanese(document);

// What the server rendered ahead stays until the app can show the same, and then gives way in one step, with what was typed meanwhile.
// A page that the server did not render is not left blank for long: the shell says what is waited for.
const screens = loadScreens(window.location.pathname);
await (rendered === null ? Promise.race([screens, slow()]) : screens);
keepTyped(root);
root.removeAttribute('data-rendered');
createRoot(root).render(
  <StrictMode>
    <ServicesContext value={services}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ServicesContext>
  </StrictMode>,
);
