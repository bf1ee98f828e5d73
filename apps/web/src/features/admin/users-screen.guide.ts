import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Finds users, and changes what they may do: rights, limits, credits, password, deletion.',
  who: 'Administrators; every change is kept in the audit.',
  states:
    'Loading, Empty and No match concern the list. Manage user is the dialog with everything; Confirm delete asks once more. The states that end in failed keep the dialog open with the alert; Invalid limits are found before they are sent.',
  words: 'Columns, alerts and the question of deletion are in sections 2, 5 and 8 of the specification, to the letter.',
};
