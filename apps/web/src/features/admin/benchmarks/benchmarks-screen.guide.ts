import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose: 'Keeps profiles of the pipeline and runs them over a list of listings, to see what a change makes better or worse.',
  who: 'Administrators of an installation with benchmarks enabled.',
  states:
    'Profiles and runs shows a default profile that can be neither edited nor deleted. Forms say what is missing before anything is sent. A run is queued, working, completed or failed; a candidate is compared with a completed baseline, listing by listing. Failures appear above the content, which stays.',
  words:
    'Messages are in sections 5 and 8 of the specification, or the server’s own; names of keys and profiles are those of the engineers who wrote them.',
};
