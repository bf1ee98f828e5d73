export interface Difference {
  set: string;
  title: string;
  name: string;
  id: string;
  /** Stored picture; null when there is none yet. */
  baseline: string | null;
  /** Picture taken now. */
  actual: string | null;
  /** Differing pixels marked; null when the sizes differ too much to lay over each other. */
  difference: string | null;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One page, readable from disk and by mail: each difference with its stored picture, the new one, and what differs. */
export async function differencesPage(differences: readonly Difference[], read: (file: string) => Promise<Uint8Array>): Promise<string> {
  const picture = async (file: string | null, words: string): Promise<string> => {
    const drawn =
      file === null ? '<p>none</p>' : `<img alt="" src="data:image/png;base64,${Buffer.from(await read(file)).toString('base64')}">`;
    return `<figure><figcaption>${words}</figcaption>${drawn}</figure>`;
  };
  const sections: string[] = [];
  for (const each of differences) {
    const pictures = [
      await picture(each.baseline, 'Stored'),
      await picture(each.actual, 'Now'),
      await picture(each.difference, 'What differs'),
    ];
    sections.push(
      `<section><h2>${escaped(each.title)} <span>${escaped(each.name)} · ${escaped(each.set)}</span></h2><div>${pictures.join('')}</div></section>`,
    );
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} differences</title>
<style>
body { margin: 2rem; background: #f6f3ec; color: #1d1f24; font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; }
section { border-top: 2px solid; margin-top: 2rem; }
h2 span { color: #46474c; font: 14px system-ui, sans-serif; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
figure { margin: 0; min-width: 0; }
figcaption { color: #46474c; font-size: 13px; }
img { max-width: 100%; border: 1px solid #8a8474; }
img:hover { outline: 2px solid #213e74; }
</style>
<h1>${differences.length} differences</h1>
<p>Accept them with <code>npm run visual -- --update</code>, or mend what moved.</p>
${sections.join('\n')}
</html>
`;
}
