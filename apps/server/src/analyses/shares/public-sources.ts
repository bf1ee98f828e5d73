/** How the sources of an analysis are called where strangers read: people write names into those of their files. */
export interface PublicSources {
  listing: string | null;
  documents: string[];
  nameOf(sourceName: string): string;
  idOf(sourceId: string): string;
  /** Replaces the names of sources inside a sentence. */
  rename(text: string): string;
}

export function createPublicSources(listing: string | null, documents: readonly string[]): PublicSources {
  const site = listing === null ? null : siteOf(listing);
  const names = new Map(documents.map((name, index) => [name, `Document ${index + 1}`]));
  if (listing !== null) names.set(listing, site ?? unnamed);
  const ids = new Map<string, string>();
  // The longest first: one name may be the beginning of another.
  const longest = [...names].sort(([one], [other]) => other.length - one.length);
  const nameOf = (name: string) => names.get(name) ?? siteOf(name) ?? 'Document';
  return {
    listing: site,
    documents: documents.map(nameOf),
    nameOf,
    idOf: (id) => {
      if (id === 'listing') return id;
      if (!ids.has(id)) ids.set(id, `document-${ids.size + 1}`);
      return ids.get(id) ?? '';
    },
    rename: (text) =>
      longest
        .reduce((rest, [name, shown]) => rest.replaceAll(name, shown), text)
        .replace(/https?:\/\/[^\s"'<>。、」]+/giu, (address) => siteOf(address) ?? unnamed),
  };
}

const unnamed = 'Listing page';

/** The site alone: the rest of an address may itself open something. */
function siteOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return `https://${new URL(address).host}/`;
}
