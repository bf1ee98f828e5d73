import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A day or a moment in US English, with the machine’s form beside it. Use it for every date on a screen, so that all are written alike.',
  instead: [
    { part: 'NotStated', when: 'where it is known beforehand that there is none: “N/A” of a subscription that does not renew is words.' },
    { part: 'Progress', when: 'for how long something still takes.' },
  ],
  anatomy: [
    { name: 'Date', dom: 'time[datetime]', is: 'The words; `datetime` has the ISO form.' },
    {
      name: 'In its place',
      dom: 'span > span[data-short]',
      is: 'NotStated, hatched, where the value is missing or is not a date of the calendar.',
    },
  ],
  behaviour: {
    keyboard: [],
    focus: null,
    states: '`date` Nov 20, 2026; `datetime` with the time and its zone; `month` Nov 2026.',
    loading: null,
    error: 'February 31 is not read as March 3: it is drawn as not stated, or as `fallback`.',
    smallScreens: 'Never broken over two lines; give it a column that is wide enough, or `date`.',
    reducedMotion: null,
    forcedColours: 'Plain words, in the color of the text around.',
  },
  dos: [
    'Pass a day as a day (`2026-11-20`): it then never shifts by a zone.',
    'Pass `timeZone="Asia/Tokyo"` where a deadline is meant in Japan, and say so in words.',
  ],
  donts: [
    'Do not write “2 days ago”: a stored page or a print would be wrong tomorrow.',
    'Do not write dates in figures alone: 11/12 is two days.',
  ],
  content: [
    'Month in letters, day and year in figures, a comma before the year.',
    'Times have 12 hours with AM or PM, in the reader’s own zone by default.',
    '`fallback` is in lower case, since it may stand within a sentence: “not stated”, “never”.',
  ],
};
