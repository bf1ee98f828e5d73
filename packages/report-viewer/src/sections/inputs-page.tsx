import { Chapter } from '../parts/chapter.tsx';
import { NestedPage } from './nested-page.tsx';

/** What the report was worked out from. Its data block holds all of it: the report in the frame asks for this page to work itself out again. */
export function InputsPage() {
  return (
    <NestedPage>
      <Chapter id="inputs" title="Inputs" titleJa="入力値">
        <p>
          This page has the report’s inputs as data: facts from the sources, local market data and the assumptions entered. The engine
          recalculates the same report from them.
        </p>
      </Chapter>
    </NestedPage>
  );
}
