import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'Follows one analysis from its queue to its report, and then is the place of the report: sources, facts to correct, links to share.',
  who: 'The owner of the analysis. For everyone else, administrators apart, there is no such analysis.',
  states:
    'Pending and Processing refresh by themselves every 5 seconds; a source that was set aside is named with its reason. Completed shows the report; the states of facts and corrections leave it as it was until a new one is there. Sharing to No more links are one dialog, and the question before a link is revoked. Failed, in four shapes, shows what the server told. Fetch failed keeps the last known state; Not found says nothing about others’ analyses.',
  words:
    'Status words, empty states and the failure texts are in sections 2, 4 and 8 of the specification. Error lines come from the server; the report’s words from the engine and the viewer; values to confirm from the documents themselves.',
};
