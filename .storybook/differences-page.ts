import type { Finding } from './findings.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const kinds = [
  ['changed', 'Changed'],
  ['new', 'New'],
  ['removed', 'Stored, but of no story any more'],
] as const;

const anchorOf = ({ set, picture }: Finding): string => `${set}/${picture}`;
const nameOf = ({ story, picture }: Finding): string => (story === null ? picture : `${story.title}: ${story.name}`);

/** One page, readable from disk and by mail: each difference with its stored picture, the new one, and what differs. `accept` is the command that stores the new ones. */
export async function differencesPage(
  findings: readonly Finding[],
  accept: string,
  read: (file: string) => Promise<Uint8Array>,
): Promise<string> {
  const image = async (file: string): Promise<string> => {
    const type = file.endsWith('.webp') ? 'webp' : 'png';
    return `<img alt="" loading="lazy" src="data:image/${type};base64,${Buffer.from(await read(file)).toString('base64')}">`;
  };
  const picture = async (files: readonly string[], words: string, none: string): Promise<string> => {
    const images = await Promise.all(files.map(image));
    const drawn = images.length === 0 ? `<p>${none}</p>` : `<div tabindex="0">${images.join('')}</div>`;
    return `<figure><figcaption>${words}</figcaption>${drawn}</figure>`;
  };
  const one = (file: string | null): string[] => (file === null ? [] : [file]);
  const section = async (finding: Finding): Promise<string> => {
    const { kind, set, story, stored, now, difference } = finding;
    const pictures = [
      await picture(stored, 'Stored', 'None yet.'),
      ...(kind === 'removed' ? [] : [await picture(one(now), 'Now', 'Not taken in this run.')]),
      ...(kind === 'changed'
        ? [await picture(one(difference), 'What differs', 'The sizes differ, so the two cannot be laid over each other.')]
        : []),
    ];
    const address = story && `http://127.0.0.1:6006/?path=/story/${encodeURIComponent(story.id)}`;
    const open = address ? ` <a href="${escaped(address)}">Open the story</a>` : '';
    return `<section id="${escaped(anchorOf(finding))}"><h3>${escaped(nameOf(finding))} <span>${escaped(set)}${open}</span></h3><div>${pictures.join('')}</div></section>`;
  };

  const [contents, sections]: [string[], string[]] = [[], []];
  for (const [kind, words] of kinds) {
    const those = findings.filter((finding) => finding.kind === kind);
    if (those.length === 0) continue;
    const links = those.map(
      (finding) =>
        `<li><a href="#${escaped(encodeURI(anchorOf(finding)))}">${escaped(nameOf(finding))}</a> <span>${escaped(finding.set)}</span></li>`,
    );
    contents.push(`<h2>${words}: ${those.length}</h2><ol>${links.join('')}</ol>`);
    sections.push(`<h2>${words}</h2>`);
    for (const finding of those) sections.push(await section(finding));
  }
  const title = findings.length === 1 ? '1 difference' : `${findings.length} differences`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { margin: 2rem; background: #f6f3ec; color: #1d1f24; font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; }
a { color: #213e74; }
nav ol { columns: 24rem; padding-left: 1.5rem; }
section { border-top: 2px solid; margin-top: 2rem; }
h3 span, nav span { color: #46474c; font: 14px system-ui, sans-serif; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
figure { margin: 0; min-width: 0; }
figcaption { color: #46474c; font-size: 13px; }
img { display: block; max-width: 100%; border: solid #8a8474; border-width: 0 1px; }
img:first-child { border-top-width: 1px; }
img:last-child { border-bottom-width: 1px; }
figure > div { cursor: zoom-in; }
figure > div:focus { position: fixed; inset: 0; z-index: 1; overflow: auto; padding: 2rem; background: #f6f3ec; }
figure > div:focus img { max-width: none; }
</style>
<h1>${title}</h1>
<p>Accept them with <code>${escaped(accept)}</code>, or mend what moved. Press a picture to see it in full size, and Tab for the next.</p>
<nav>${contents.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}
