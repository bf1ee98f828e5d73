import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'All analyses of one account, with score, net yield and risk at a glance: to open, find, rename, delete and compare them.',
  who: 'Signed-in users, with or without a subscription: the history stays open to everybody.',
  states:
    'Loading, Empty and Load failed concern the whole list; Searched and Nothing found a part of it, which is not an empty history. Many pages and Last page show the range. Every color has each threshold of score, yield and risk. Just deleted offers Undo for 30 seconds. Renaming, deleting and restoring can each fail, and say what was kept. Ticked to compare leads to Compare.',
  words:
    'Columns, empty state, status words and thresholds are in sections 2, 4 and 9 of the specification. Search, menu, Undo and comparison are the product’s own.',
};
