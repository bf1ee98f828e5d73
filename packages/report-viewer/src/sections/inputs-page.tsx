import { Chapter } from '../parts/chapter.tsx';
import { NestedPage } from './nested-page.tsx';

/** What the report was worked out from. Its data block holds all of it: the report in the frame asks for this page to work itself out again. */
export function InputsPage() {
  return (
    <NestedPage>
      <Chapter id="inputs" title="Inputs" titleJa="入力値">
        <p>
          This page carries the inputs of the report as data: the facts of its sources, the market of the place, and the assumptions that
          were given. The engine gives the same report from them again.
        </p>
      </Chapter>
    </NestedPage>
  );
}
