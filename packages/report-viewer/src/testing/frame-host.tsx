import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Currency } from '../format/money.ts';
import { ReportFrame } from '../frame/index.ts';
import type { Theme } from '../messages/index.ts';

/** A small page that shows a report as the web app does, and writes down what it is told. */
function Host({ html, pages }: { html: string; pages: Record<string, string> }) {
  const [currency, setCurrency] = useState<Currency>('JPY');
  const [theme, setTheme] = useState<Theme>('light');
  const [told, setTold] = useState<string[]>([]);
  const [place, setPlace] = useState(/^#place=(.+)/.exec(location.hash)?.[1] ?? null);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const note = (text: string) => setTold((before) => [...before, text]);
  return (
    <>
      <button type="button" id="host-dark" onClick={() => setTheme('dark')}>
        Host dark
      </button>
      <button type="button" id="host-place" onClick={() => setPlace((now) => (now === null ? 'figure-threshold.cash.price' : null))}>
        Host place
      </button>
      <output id="currency">{currency}</output>
      <output id="theme">{theme}</output>
      <output id="told">{told.join('\n')}</output>
      <ReportFrame
        html={html}
        title="Report"
        titled={hash === '#titled'}
        place={place}
        theme={theme}
        currency={currency}
        onCurrencyChange={setCurrency}
        onThemeChange={setTheme}
        onNavigate={(path) => note(`navigate ${path}`)}
        loadPage={async (path) => pages[path] ?? Promise.reject(new Error(`There is no ${path}.`))}
        onOpenLink={(url) => note(`open ${url}`)}
        onLab={(wish) => note(Object.values(wish).join(' '))}
        readPaper={hash === '#paper' ? async () => (await fetch('/paper.html')).text() : undefined}
        onReady={({ fallback }) => note(`ready ${fallback ? 'fallback' : 'own'}`)}
        onScriptFailed={(script) => note(`failed ${script}`)}
      />
    </>
  );
}

const root = document.getElementById('root');
const html = document.getElementById('fragment')?.textContent;
const pages = document.getElementById('pages')?.textContent ?? '{}';
if (root !== null && html != null) createRoot(root).render(<Host html={JSON.parse(html)} pages={JSON.parse(pages)} />);
