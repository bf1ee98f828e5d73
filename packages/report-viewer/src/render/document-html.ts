import { plainText } from '../format/plain-text.ts';
import { fileTitleTexts } from '../texts/report-texts.ts';
import { attribute } from './escape.ts';

interface DocumentParts {
  title: string;
  policy: string;
  style: string;
  body: string;
  theme?: 'light' | 'dark';
  /** English unless it says otherwise. */
  language?: 'en' | 'ja';
}

/** A whole HTML page around the report, with its content policy first. */
export function documentHtml({ title, policy, style, body, theme, language = 'en' }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Rimawari">
<title>${attribute(plainText(title))}${fileTitleTexts[language]}</title>
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
