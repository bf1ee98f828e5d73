interface ReasonWords {
  /** A few words for a heading or a list. */
  readonly title: string;
  /** What happened, as the rest of a sentence that begins with the source: `is a rental advertisement`. */
  readonly what: string;
  /** What to do next: whole sentences. */
  readonly next: string;
}

const savePage = 'Save the page as a PDF in your browser, or take the documents you have of the property, and upload them.';
const saveAgain = 'Save it again, for example as a PDF or an XLSX file, and send that file.';
const sendSale = 'Send the page or the flyer (販売図面) on which the property is offered for sale.';
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
  not_public: { title: 'No public site', what: 'does not lead to a public web site, so it was not opened', next: checkAddress },
  unknown_host: { title: 'Site not found', what: 'could not be opened: there is no such web site', next: checkAddress },
  unreachable: { title: 'No answer', what: 'could not be opened: the site did not answer', next: laterOrPdf },
  insecure: { title: 'No valid certificate', what: 'was not opened: the site has no valid certificate', next: savePage },
  too_slow: { title: 'Answer too slow', what: 'could not be opened: the site took too long to answer', next: laterOrPdf },
  too_many_redirects: { title: 'Redirected too often', what: 'could not be opened: it was redirected too many times', next: checkAddress },
  access_refused: {
    title: 'Access refused',
    what: 'was not shown: the site refuses access to it, as sites do that show their pages to signed-in people only',
    next: savePage,
  },
  too_many_requests: {
    title: 'Too many requests',
    what: 'was not shown: the site receives too many requests and turned this one away',
    next: `Try again in an hour. ${savePage}`,
  },
  robots_refused: {
    title: 'Refused to programs',
    what: 'was not shown: the site turns away programs that read its pages',
    next: 'Open the page in your browser, save it as PDF and send that file.',
  },
  blocked: {
    title: 'Check for robots',
    what: 'is a bot check and not the listing: the site does not hand the page to a program',
    next: 'Save the listing in your browser as PDF and send that file.',
  },
  removed: {
    title: 'Listing removed',
    what: 'is no longer there: this listing has been removed or has ended, or the address is incomplete',
    next: 'Send the address of a current listing, or a saved copy of the flyer.',
  },
  site_error: { title: 'Error of the site', what: 'was not shown: the site has a problem of its own', next: laterOrPdf },
  not_shown: { title: 'Page not shown', what: 'was not shown by its site', next: savePage },
  members_only: {
    title: 'For members only',
    what: 'holds what only signed-in members may see',
    next: 'Log in to the site in your browser, save the page as PDF and send that file.',
  },
  error_page: {
    title: 'Error page',
    what: 'is an error page and not the listing',
    next: 'Open the address in your browser; if it works there, save the page as PDF and send that file.',
  },

  empty: { title: 'Empty', what: 'is empty', next: 'Send the file again.' },
  too_large: {
    title: 'Too large',
    what: 'is larger than can be read',
    next: 'Send the pages or rows about this one property only.',
  },
  unsupported: {
    title: 'Not a readable type',
    what: 'is neither a web page nor a PDF, CSV or Excel file',
    next: 'Send one of these.',
  },
  encrypted: { title: 'Password needed', what: 'is protected by a password', next: 'Save it without the password and send it again.' },
  damaged: { title: 'Damaged', what: 'cannot be opened: it is damaged or not what its name says', next: saveAgain },
  unreadable: {
    title: 'Not readable',
    what: 'holds no text that can be read',
    next: 'Send the same information as a sharper picture, a PDF with selectable text, a spreadsheet, or the address of the listing.',
  },
  reading_too_slow: { title: 'Took too long', what: 'took too long to read', next: saveAgain },
  reading_too_large: { title: 'Needs too much memory', what: 'needs too much memory to be read', next: saveAgain },
  reading_stopped: { title: 'Stopped the reader', what: 'could not be read: its contents stopped the reader', next: saveAgain },

  rental: { title: 'Rental advertisement', what: 'is a rental advertisement, not a property for sale', next: sendSale },
  lease: {
    title: 'Commercial lease',
    what: 'is a commercial space to let, not a property for sale',
    next: 'Send the page or the flyer on which a property is offered for sale.',
  },
  land: {
    title: 'Land only',
    what: 'is bare land without a building',
    next: 'Send a condominium unit, an apartment building or a house.',
  },
  list: {
    title: 'List of properties',
    what: 'is a list of several properties',
    next: 'Open one property and send its own page or document.',
  },
  auction_list: {
    title: 'List of auctions',
    what: 'is a list of court auctions or of their results, not one of them',
    next: 'Open one auction and send its own page or the three-piece set (３点セット) as PDF.',
  },
  news: {
    title: 'News or article',
    what: 'is a news page or an article, not an offer',
    next: 'Send the listing page or the flyer (販売図面) of the property it speaks of.',
  },
  several_properties: {
    title: 'Several properties',
    what: 'describes several properties at once',
    next: 'Send a page or document about one of them.',
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
