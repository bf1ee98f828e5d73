/** A change planted in the style sheets of stories, to see whether the stored pictures find it. */
export interface PlantedChange {
  name: string;
  /** A file of stories by the end of its path, and the story in it. */
  file: string;
  story: string;
  css: string;
}

const history = { file: 'features/history/history-screen.stories.tsx', story: 'One page' };
const colours = { file: 'features/history/history-screen.stories.tsx', story: 'Every colour' };
const signIn = { file: 'features/sign-in/sign-in-screen.stories.tsx', story: 'Password shown' };
const button = { file: 'ui/src/button/button.stories.tsx', story: 'Everything' };
const dialog = { file: 'ui/src/dialog/dialog.stories.tsx', story: 'Everything' };
const market = { file: 'report-viewer/src/sections/chapters.stories.tsx', story: 'Market And Risks' };

/** Small changes of the kinds that reviews miss, each on a story that a careful author would not have looked at for it. */
export const plantedChanges: readonly PlantedChange[] = [
  { name: 'a heading is 1 px lower', ...history, css: 'h1 { position: relative; inset-block-start: 1px }' },
  {
    name: 'one row of a table is 1 px to the right',
    ...history,
    css: 'tbody tr:nth-child(3) { position: relative; inset-inline-start: 1px }',
  },
  { name: 'the paper is darker by 3%', ...history, css: ':root { --paper: #efece5 !important }' },
  { name: 'the ink is lighter by 3%', ...history, css: ':root { --ink: #25272c !important }' },
  { name: 'the lines of a table are darker by 3%', ...history, css: ':root { --line: #d0c9ba !important }' },
  { name: 'an icon is missing', ...history, css: 'tbody tr:first-child svg { visibility: hidden }' },
  { name: 'figures of a table have the next weight', ...history, css: 'tbody td span { font-weight: 600 !important }' },
  { name: 'the heads of columns have the next weight', ...history, css: 'th { font-weight: 600 !important }' },
  {
    name: 'names end in an ellipsis',
    ...history,
    css: 'tbody td *, tbody th * { max-inline-size: 6em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
  },
  { name: 'a link has lost its line', ...history, css: 'tbody a { text-decoration: none !important }' },
  { name: 'a colour differs in dark alone', ...colours, css: ':root[data-theme="dark"] { --pine: #9bcbae !important }' },
  { name: 'dark paper is lighter by 1%', ...colours, css: ':root[data-theme="dark"] { --paper: #1b1a17 !important }' },
  { name: 'a heading is smaller on a phone alone', ...signIn, css: '@media (max-width: 400px) { h1 { font-size: 96% !important } }' },
  { name: 'fields touch on a phone alone', ...signIn, css: '@media (max-width: 400px) { form { gap: 0.9rem !important } }' },
  { name: 'the lines of a paragraph are closer', ...dialog, css: 'p { line-height: 1.4 !important }' },
  { name: 'a dialog has no shadow', ...dialog, css: ':root { --elevation: none !important }' },
  { name: 'corners are rounder by 1 px', ...button, css: ':root { --radius: 4px !important }' },
  { name: 'buttons that are off are paler by 5%', ...button, css: 'button:disabled { opacity: 0.95 !important }' },
  { name: 'letters of buttons stand apart by a tenth of a pixel', ...button, css: 'button { letter-spacing: 0.1px !important }' },
  { name: 'a chart has another first color, by 3%', ...market, css: '* { --rv-c1: #314b91 !important }' },
];

/** Under which name is kept what the pictures said of a planted change. */
export const plantedKey = (index: number): string => `planted-${index}`;

export const plantedIn = (file: string, story: string): number[] =>
  plantedChanges.flatMap((change, index) => (file.endsWith(change.file) && change.story === story ? [index] : []));
