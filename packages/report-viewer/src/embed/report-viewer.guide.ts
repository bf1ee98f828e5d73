import type { PartGuide } from '#storybook/guides/guide';

export const guide: PartGuide = {
  purpose:
    'A report on a page of another product, in a shadow root: neither changes how the other looks. Use it for hosts with React; others take the element `<rimawari-report>` or `mount`.',
  instead: [
    { part: 'Report/Whole report', when: 'for the report itself.' },
    { part: 'Report/Situations', when: 'for what it shows when facts are missing.' },
    { part: 'Card', when: 'for a part of our own product on our own page.' },
  ],
  anatomy: [
    {
      name: 'Host',
      dom: 'div',
      is: 'An element of the page, with whatever attributes the host gives; its height is that of the report.',
    },
    { name: 'Report', dom: '[data-report][data-live]', is: 'Inside the shadow root, live as soon as its script has attached.' },
    { name: 'Data', dom: 'script[type="application/json"][id$="report-data"]', is: 'What cards and charts are built from.' },
    {
      name: 'Inputs',
      dom: 'script[type="application/json"][id$="report-inputs"]',
      is: 'What the proof at the foot and the lab work from.',
    },
    { name: 'Switches', dom: '[data-controls]:not([hidden])', is: 'Currency, theme, Print; what the reader chooses is told to the host.' },
  ],
  behaviour: {
    keyboard: [
      { keys: 'Tab', does: 'enters the report where it stands in the page, and leaves it at its end.' },
      { keys: 'Escape', does: 'closes an open card and is not used otherwise, so that a dialog of the host still closes by it.' },
    ],
    focus: 'Is never taken when it loads. Focus stays inside the shadow root, which the host sees as its element.',
    states: 'Currency and theme given by the host, or chosen by the reader; what the host sets is not told back.',
    loading: 'What shows it loads with the first one on a page. `onReady` says that it stands; until then the host shows its own waiting.',
    error:
      '`onError` gives what went wrong, such as a file that did not arrive. A report that came as JSON is checked by `openReport` before.',
    smallScreens: 'Follows the width of the window, and begins with closed chapters on a phone, wherever it stands.',
    reducedMotion: 'As in the report itself: nothing moves by its own will.',
    forcedColours: 'The report follows the system inside the shadow root too.',
  },
  dos: [
    'Give it a column at least 320 px wide and let it have its own height.',
    'Load `report.css` once in the page: faces do not reach a shadow root from inside.',
    'Give two reports of one analysis an `idPrefix` each.',
    'Let the policy of the page start a worker from the package: the report proves itself at its foot, and says so where it may not.',
  ],
  donts: [
    'Do not style it by class names: nine documented properties are the way, and the rest changes without notice.',
    'Do not cover or cut off its first lines: that it informs and does not advise must be seen.',
  ],
  content: [
    'Whoever changes its colours answers for their contrast, in both themes.',
    'Words around it must not promise what the report does not: it informs and does not advise.',
    'The report is English with Japanese names; a host in another language says so before it.',
  ],
};
