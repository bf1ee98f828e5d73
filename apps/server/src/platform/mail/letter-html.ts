import { escapeHtml } from '../escape-html.ts';
import type { Letter } from './letter.ts';

/**
 * The letter as HTML that common mail programs show alike: tables for the layout, styles on the elements (some programs
 * drop style sheets), nothing fetched from anywhere. The sheet in the head adds the dark colours, the narrow margins
 * and nothing else. Colours are those of the kit's themes.
 */
export function letterHtml({ subject, before, code, action, after }: Letter, closing: string): string {
  const [lead = '', ...rest] = before;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#f6f3ec;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(lead)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f3ec">
<tr><td class="margin" align="center" style="padding:40px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td style="padding:0 0 20px">${wordmark}</td></tr>
<tr><td class="sheet" style="padding:36px 40px 20px;background-color:#fdfbf7;border:1px solid #d8d1c2;border-top:2px solid #1d1f24">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:24px;line-height:30px;font-weight:600;color:#1d1f24">${escapeHtml(subject)}</h1>
${[lead, ...rest].map(paragraph).join('\n')}
${code === undefined ? '' : codeBlock(code)}${action === null ? '' : actionBlock(action)}
${after.map(paragraph).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 0 0;${sans};font-size:13px;line-height:20px;color:#46474c">${escapeHtml(closing)}<br>Rimawari: informational only, not financial or investment advice.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const serif = `font-family:'Source Serif 4',Georgia,'Times New Roman',serif`;
const sans = `font-family:Inter,'Helvetica Neue',Helvetica,Arial,'Noto Sans JP','Hiragino Sans',Meiryo,sans-serif`;
const mono = `font-family:'Source Code Pro',Consolas,Menlo,'Courier New',monospace`;

const sheet = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #181714 !important; }
  .sheet { background-color: #211f1b !important; border-color: #3b3831 !important; border-top-color: #ece6da !important; }
  .ink { color: #ece6da !important; }
  .soft, .soft a { color: #c0b9ab !important; }
  .rung { background-color: #b1c4ec !important; }
  .code { background-color: #11100e !important; border-color: #3b3831 !important; color: #ece6da !important; }
  .button { background-color: #b1c4ec !important; }
  .button a { color: #131722 !important; }
}
@media (max-width: 480px) {
  .margin { padding: 24px 12px !important; }
  .sheet { padding: 28px 20px 12px !important; }
  .code { font-size: 26px !important; letter-spacing: 5px !important; }
  .button, .button a { display: block !important; text-align: center !important; }
}
`;

/** The mark of the product, three rungs that climb from a ledger line, in cells: many programs show no pictures. */
const markRows: [height: number, filled: string][] = [
  [3, '.xxx'],
  [4, '.x..'],
  [3, 'xxx.'],
  [4, '..x.'],
  [3, 'xxxx'],
];
const markWidths = [8, 3, 3, 8];
const mark = markRows
  .map(([height, filled]) => {
    const cells = markWidths.map((width, index) => {
      const fill = filled[index] === 'x' ? ' class="rung" bgcolor="#213e74"' : '';
      return `<td${fill} width="${width}" height="${height}" style="width:${width}px;height:${height}px;padding:0;font-size:0;line-height:0"></td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  })
  .join('');
const wordmark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0 10px 0 0;vertical-align:middle"><table role="presentation" cellpadding="0" cellspacing="0" border="0">${mark}</table></td>
<td class="ink" style="vertical-align:middle;${serif};font-size:20px;line-height:24px;font-weight:600;color:#1d1f24">Rimawari</td>
</tr></table>`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${sans};font-size:16px;line-height:24px;color:#1d1f24">${escapeHtml(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>
<td class="code" style="padding:14px 20px;background-color:#ece7dc;border:1px solid #d8d1c2;${mono};font-size:30px;line-height:36px;font-weight:600;letter-spacing:8px;color:#1d1f24">${escapeHtml(code)}</td>
</tr></table>`;
}

function actionBlock({ label, address: given }: { label: string; address: string }): string {
  const address = escapeHtml(given);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px"><tr>
<td class="button" bgcolor="#213e74" style="background-color:#213e74;border-radius:4px"><a href="${address}" style="display:inline-block;padding:12px 24px;${sans};font-size:16px;line-height:24px;font-weight:600;color:#fdfbf7;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 20px;${sans};font-size:13px;line-height:20px;color:#46474c;word-break:break-all">Or open this address: <a href="${address}" style="color:#46474c">${address}</a></p>`;
}
