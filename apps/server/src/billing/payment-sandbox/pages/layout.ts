import { type Html, html } from './html.ts';

export interface Page {
  title: string;
  body: Html;
}

/** A page of the sandbox: it says what it is before anything else. */
export function layout({ title, body }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Payment sandbox · Rimawari</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header class="bar"><div class="inner">
<p class="wordmark">Rimawari</p>
<p class="notice"><strong>Sandbox</strong> No money moves. Never enter a real card.</p>
</div></header>
<main class="inner">
${body}
</main>
</body>
</html>
`.text;
}

/** A message above everything else on the page; it takes the place of what a script would announce. */
export const alertBox = (kind: 'problem' | 'done', title: string, text: string) =>
  html`<div class="alert ${kind}" role="${kind === 'problem' ? 'alert' : 'status'}"><p><strong>${title}</strong></p><p>${text}</p></div>`;
