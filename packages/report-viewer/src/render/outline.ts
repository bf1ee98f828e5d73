/** The empty list that `PrintedContents` leaves in the markup. Texts of sources cannot write one: they are escaped. */
const emptyList = '<ol data-outline=""></ol>';

/** Headings of chapters and sections, as `Chapter` and `Section` write them: their id, then what stands in them. */
const heading = /<h([23]) class="rv-(?:chapter|section)-title" id="([^"]+)">(.*?)<\/h\1>/gs;

/**
 * Fills the contents of a printed report with a row for each heading that follows them, each a link at whose end there is room for the number of its page.
 * The headings are read from the finished markup, since only rendering tells which sections a report has.
 */
export function withOutline(markup: string): string {
  const place = markup.indexOf(emptyList);
  if (place < 0) return markup;
  const below = markup.slice(place + emptyList.length);
  const rows = [...below.matchAll(heading)].map(
    ([, level = '', id = '', title = '']) =>
      `<li class="rv-outline-${level === '2' ? 'chapter' : 'section'}"><a href="#${id}">${plain(title)}</a></li>`,
  );
  return `${markup.slice(0, place)}<ol>${rows.join('')}</ol>${below}`;
}

/** A chapter's title stands in its switch, with a sign: its words alone are listed. */
function plain(title: string): string {
  return title.replace(/<\/?button[^>]*>/g, '').replace(/<span class="rv-toggle-(?:sign" aria-hidden="true"|text")>(.*?)<\/span>/gs, '$1 ');
}
