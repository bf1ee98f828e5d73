import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'Takes one listing address, up to three documents and what is known of the buyer, and starts an analysis. Its next step is the one button at the foot.',
  who: 'Signed-in users. Those without access see the form greyed, with the reason and the way to a plan; visitors sign in first.',
  states:
    'Subscribed to Edit and send again differ in what is filled in. Nothing given, Wrong file type, File too large, Too many files and Extra files cut are refusals that keep all else. Uploading shows how far it is; Failed to start keeps every entry. Subscription required to Free mode are the grounds on which analyses may be started, low allowances included.',
  words:
    'Messages and limits are in sections 2, 5, 8 and 9 of the specification; limits as numbers come from the contract. Counts of what is left come from the server.',
};
