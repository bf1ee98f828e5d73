interface ReasonWords {
  /** A few words for a heading or a list. */
  readonly title: string;
  /** What happened, as the rest of a sentence that begins with the source: `is a rental advertisement`. */
  readonly what: string;
  /** What to do next: whole sentences. */
  readonly next: string;
}

const savePage = 'Save the page as a PDF in your browser, or upload the documents you have on the property.';
const saveAgain = 'Save it again as a PDF or XLSX file and upload that file.';
const sendSale = 'Send the listing page or the flyer (販売図面) of the property for sale.';
const checkAddress = 'Check the address, or upload the page as a PDF.';
const laterOrPdf = `Try again later. ${savePage}`;

/**
 * Every reason for refusing a source or setting it aside, with its wording: for the address of a page, for what its site
 * answers, for a file, and for what a page or file turns out to be.
 */
export const sourceReasons = {
  invalid_address: { title: 'No web address', what: 'is not a web address', next: checkAddress },
  scheme: { title: 'No web address', what: 'does not begin with http:// or https://, so it was not opened', next: checkAddress },
  credentials: {
    title: 'Address with a password',
    what: 'contains a user name or a password, so it was not opened',
    next: 'Send the address without them, or upload the page as a PDF.',
  },
  port: { title: 'Unusual port', what: 'names an unusual port, so it was not opened', next: checkAddress },
  not_public: { title: 'No public site', what: 'does not lead to a public website, so it was not opened', next: checkAddress },
  unknown_host: { title: 'Site not found', what: 'couldn’t be opened: there is no such website', next: checkAddress },
  unreachable: { title: 'No response', what: 'couldn’t be opened: the site did not respond', next: laterOrPdf },
  insecure: { title: 'No valid certificate', what: 'was not opened: the site has no valid certificate', next: savePage },
  too_slow: { title: 'Response too slow', what: 'couldn’t be opened: the site took too long to respond', next: laterOrPdf },
  too_many_redirects: { title: 'Redirected too often', what: 'couldn’t be opened: it was redirected too many times', next: checkAddress },
  access_refused: {
    title: 'Access refused',
    what: 'was not shown: the site refuses access, as sites for signed-in users do',
    next: savePage,
  },
  too_many_requests: {
    title: 'Too many requests',
    what: 'was not shown: the site has too many requests and refused this one',
    next: `Try again in an hour. ${savePage}`,
  },
  robots_refused: {
    title: 'Programs refused',
    what: 'was not shown: the site blocks programs that read its pages',
    next: 'Open the page in your browser, save it as a PDF and upload that file.',
  },
  blocked: {
    title: 'Bot check',
    what: 'is a bot check, not the listing: the site does not show the page to programs',
    next: 'Save the listing in your browser as a PDF and upload that file.',
  },
  removed: {
    title: 'Listing removed',
    what: 'is no longer available: the listing has been removed or has ended, or the address is incomplete',
    next: 'Send the address of a current listing, or a saved copy of the flyer.',
  },
  site_error: { title: 'Site error', what: 'was not shown: the site reported an error', next: laterOrPdf },
  not_shown: { title: 'Page not shown', what: 'was not shown by the site', next: savePage },
  members_only: {
    title: 'Members only',
    what: 'is visible to signed-in members only',
    next: 'Sign in to the site in your browser, save the page as a PDF and upload that file.',
  },
  error_page: {
    title: 'Error page',
    what: 'is an error page, not the listing',
    next: 'Open the address in your browser. If it works there, save the page as a PDF and upload that file.',
  },

  empty: { title: 'Empty', what: 'is empty', next: 'Send the file again.' },
  too_large: {
    title: 'Too large',
    what: 'is too large to read',
    next: 'Send only the pages or rows on this property.',
  },
  unsupported: {
    title: 'Unsupported type',
    what: 'is not a web page, PDF, CSV or Excel file',
    next: 'Send one of these types.',
  },
  encrypted: { title: 'Password needed', what: 'is protected by a password', next: 'Save it without the password and upload it again.' },
  damaged: { title: 'Damaged', what: 'can’t be opened: it is damaged or not the type its name says', next: saveAgain },
  unreadable: {
    title: 'Not readable',
    what: 'has no readable text',
    next: 'Send a sharper picture, a PDF with selectable text, a spreadsheet or the listing’s address.',
  },
  reading_too_slow: { title: 'Reading too slow', what: 'took too long to read', next: saveAgain },
  reading_too_large: { title: 'Too much memory needed', what: 'needs too much memory to be read', next: saveAgain },
  reading_stopped: { title: 'Reading stopped', what: 'couldn’t be read: its content stopped the reader', next: saveAgain },

  rental: { title: 'Rental listing', what: 'is a rental listing, not a property for sale', next: sendSale },
  lease: {
    title: 'Commercial lease',
    what: 'is a commercial space for lease, not a property for sale',
    next: 'Send the listing page or the flyer of a property for sale.',
  },
  land: {
    title: 'Land only',
    what: 'is land without a building',
    next: 'Send a condominium unit, an apartment building or a house.',
  },
  list: {
    title: 'List of properties',
    what: 'is a list of several properties',
    next: 'Open one property and send its own page or document.',
  },
  auction_list: {
    title: 'List of auctions',
    what: 'is a list of court auctions or results, not a single auction',
    next: 'Open one auction and send its page, or the three-document set (３点セット) as a PDF.',
  },
  news: {
    title: 'News or article',
    what: 'is a news page or article, not a listing',
    next: 'Send the listing page or the flyer (販売図面) of the property in it.',
  },
  several_properties: {
    title: 'Several properties',
    what: 'describes several properties',
    next: 'Send a page or document on one of them.',
  },
  not_property: {
    title: 'No property for sale',
    what: 'does not show a property for sale',
    next: 'Send a listing page, a flyer (販売図面), a property sheet or a rent roll.',
  },
} as const satisfies Record<string, ReasonWords>;

export type SourceReason = keyof typeof sourceReasons;

/** The wider reason that a closer one belongs to: truth files and readers of facts know the wider ones alone. */
const wider: Partial<Record<SourceReason, SourceReason>> = {
  auction_list: 'list',
  members_only: 'blocked',
  news: 'not_property',
};

export function widerReason(reason: SourceReason): SourceReason {
  return wider[reason] ?? reason;
}

export function isSourceReason(reason: unknown): reason is SourceReason {
  return typeof reason === 'string' && Object.hasOwn(sourceReasons, reason);
}

/** `bit.example/list is a list of several properties.`; `detail` stands in brackets: `(status 403)`. */
export function reasonSentence(source: string, reason: SourceReason, detail?: string): string {
  return `${source} ${sourceReasons[reason].what}${detail === undefined ? '' : ` (${detail})`}.`;
}

/** What happened and what to do next, in whole sentences. */
export function reasonMessage(source: string, reason: SourceReason, detail?: string): string {
  return `${reasonSentence(source, reason, detail)} ${sourceReasons[reason].next}`;
}
