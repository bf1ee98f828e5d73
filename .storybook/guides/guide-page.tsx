import './guide-page.css';
import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, use } from 'react';
import { PartGuidance, Purpose, ScreenParagraph } from './guidance.tsx';
import { type Guide, isOfPart } from './guide.ts';
import { guideBeside } from './guide-files.ts';

/** The file of stories that a docs page is about; empty for a page of its own. */
function storiesOf(context: DocsContainerProps['context']): string {
  try {
    return String(context.resolveOf('meta', ['meta']).preparedMeta.parameters.fileName);
  } catch {
    return '';
  }
}

const GuideOfPage = createContext<Guide | null>(null);

/** Waits for the guide before anything is drawn: the table of contents is made once, from the headings that stand there. */
export function GuidedContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const guide = use(guideBeside(storiesOf(rest.context)));
  return (
    <GuideOfPage value={guide}>
      <DocsContainer {...rest}>{children}</DocsContainer>
    </GuideOfPage>
  );
}

/** What a designer needs first, then props and stories. */
export function GuidedPage() {
  const guide = use(GuideOfPage);
  if (guide === null) return <DocsPage />;
  if (!isOfPart(guide))
    return (
      <>
        <Title />
        <ScreenParagraph guide={guide} />
        <Stories title="States" includePrimary />
      </>
    );
  return (
    <>
      <Title />
      <Purpose guide={guide} />
      <Primary />
      <PartGuidance guide={guide} />
      <Heading>Props</Heading>
      <Description of="meta" />
      <div className="guide-props">
        <Controls />
      </div>
      <Stories />
    </>
  );
}
