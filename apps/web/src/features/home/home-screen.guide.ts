import type { ScreenGuide } from '#storybook/guides/guide';

export const guide: ScreenGuide = {
  purpose:
    'The landing page: what the product does, the signature picture of the yield ladder, and two ways on. Its one next step is Start Analysis.',
  who: 'Everyone, signed in or not. Visitors who press Start Analysis sign in first, and then come to the form.',
  states:
    'Default is all there is for most. Email not verified follows a registration, until the link in the email is opened; Verification sent again confirms another email.',
  words:
    'Buttons, the names of the three features and the three steps stand in section 2 of the specification. Headline and lead are the product’s own; both promise nothing that the report does not do.',
};
