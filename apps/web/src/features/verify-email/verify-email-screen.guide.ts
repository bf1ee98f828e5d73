import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Confirms an email address as soon as the link in the email is opened; there is nothing to press.',
  who: 'Anyone who follows the link, signed in or not.',
  states:
    'Verifying lasts as long as the call. Verified leads to Sign in. Failed and No token look alike: the link is incomplete or too old, and the newest email has a valid one.',
  words:
    'The three headings are in section 2 of the specification, its exclamation mark included. What to do after a failure is the product’s own sentence.',
};
