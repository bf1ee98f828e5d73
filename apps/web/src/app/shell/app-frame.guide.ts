import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'The frame that every page stands in: navigation, account, theme, foot, and the strip of free testing. It says where one is, and stays when a page fails.',
  who: 'Everyone. Visitors see Sign in and Sign up, the signed-in Welcome with their full name and Logout, administrators a link to the admin area besides.',
  states:
    'Signed out, signed in and Administrator differ in their links. On a phone the menu is closed or open, and Escape closes it. Free mode adds the strip. Slow page and Slow answer say what is waited for after 4 seconds, without moving anything. Not found is an address without a page; Screen crashed a fault that left the rest standing.',
  words:
    'Names of places, Welcome and Logout are those of section 2 of the specification. The strip, the words of waiting and of failing are the product’s own; the address for help comes from the installation.',
};
