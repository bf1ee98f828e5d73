import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'What an owner can change about their account and take with them: name, password, sessions, codes and emails, defaults, a copy of the data, deletion.',
  who: 'Every signed-in user, for their own account alone.',
  states:
    'Each card has its own waiting, success and failure, so that one that fails leaves the rest usable: Sessions unavailable, Own defaults unavailable. Codes required cannot be switched off. Export preparing goes on while one leaves. Delete dialog asks for the password and the exact words; Deletion failed means that nothing was deleted.',
  words:
    'The product’s own, in the manner of the specification; “Full name is required” and “Passwords do not match” are its words. Reasons of the server stand as they come.',
};
