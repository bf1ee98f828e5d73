import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'The frame of every page: skip link, navigation, a strip for notices, the page and its foot. There is exactly one on a page, and screens are drawn inside it.',
  instead: [
    { part: 'PageHeader', when: 'for the title and actions of one page; it stands inside the frame.' },
    { part: 'Tabs', when: 'for parts of one area, such as those of the admin area.' },
  ],
  anatomy: [
    { name: 'Skip link', dom: 'a[href^="#"]', is: '“Skip to content”, seen only with focus, in the flow so that it covers nothing.' },
    { name: 'Header', dom: 'header', is: 'The wordmark as a link home, the menu button of a phone, and the menu.' },
    { name: 'Navigation', dom: 'nav[aria-label="Main"]', is: 'A list of links; the open page has `aria-current="page"`.' },
    { name: 'Menu button', dom: 'header button[aria-expanded][aria-controls]', is: '“Menu”, from 60 rem of width downwards.' },
    { name: 'Page', dom: 'main[tabindex="-1"]', is: 'What the skip link goes to.' },
    { name: 'Foot', dom: 'footer', is: 'Copyright, legal disclosure, address for help.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'meets the skip link first, then wordmark, links, account.' },
      { keys: 'Enter', does: 'on the skip link moves on to the page.' },
      { keys: 'Escape', does: 'closes the menu of the phone and goes back to its button.' },
    ],
    focus: 'Opening the menu moves it to the first link there.',
    states: 'Signed out, signed in, administrator, with a strip, menu open and closed. The menu closes when the address changes.',
    loading: null,
    error: 'A screen that fails is drawn by ErrorBoundary inside the frame: the navigation goes on working.',
    smallScreens: 'From 60 rem downwards the links stand under each other behind the Menu button, 48 px high each.',
    reducedMotion: null,
    forcedColours: 'The open page is marked by a line in the system’s highlight; the others lose theirs.',
  },
  dos: [
    'Give it `location`, so that a followed link closes the menu of a phone.',
    'Draw links with the router through `renderLink`, and spread all that it is given.',
  ],
  donts: [
    'Do not add tools of one page to the header: search, currency and saving belong to the page; of the session are only the account and the theme.',
    'Do not put a second `main` or `h1` into the strip or the foot.',
  ],
  content: [
    'Links are names of places in one to two words, in title case as the specification has them: “Analyze Property”.',
    'The name of the signed-in person stands as typed, Japanese names included, after “Welcome”.',
    'The strip has one sentence; more belongs on the page that it links to.',
  ],
};
