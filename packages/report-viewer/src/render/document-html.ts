import { plainText } from '../format/plain-text.ts';
import { attribute } from './escape.ts';

interface DocumentParts {
  title: string;
  policy: string;
  style: string;
  body: string;
  theme?: 'light' | 'dark';
}

/** A whole HTML page around the report, with its content policy first. */
export function documentHtml({ title, policy, style, body, theme }: DocumentParts): string {
  return `<!doctype html>
<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Rimawari">
<title>${attribute(plainText(title))}: insight report</title>
<style>${style}</style>
</head>
<body class="rv-document">
<main>
${body}
</main>
</body>
</html>
`;
}
