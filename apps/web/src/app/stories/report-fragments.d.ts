/** Real fragments of a sample report for stories; made in .storybook/report-fragments.ts. */
declare module 'virtual:report-fragments' {
  const fragments: { front: string; nested: string; bank: string; scriptsUnreachable: string };
  export default fragments;
}
