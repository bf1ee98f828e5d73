import type { ReactNode } from 'react';
import { type PartGuide, type ScreenGuide, titleOf } from './guide.ts';

/** Words between backticks are code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((words, place) => {
    return place % 2 === 1 ? <code key={place}>{words}</code> : words;
  });
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} data-theme="light" className="guide sb-unstyled">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Words>{item}</Words>
      </li>
    ))}
  </ul>
);

/** Address of a docs page, as Storybook makes it from a title. */
const docsId = (part: string): string =>
  `${titleOf(part)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}--docs`;

/** What the part is for, and which other one is better when. */
export function Purpose({ guide: { purpose, instead } }: { guide: PartGuide }) {
  return (
    <div data-theme="light" className="guide sb-unstyled">
      <p className="guide-lead">
        <Words>{purpose}</Words>
      </p>
      {instead.length === 0 ? null : (
        <>
          <p className="guide-label">Another part is better</p>
          <ul>
            {instead.map(({ part, when }) => (
              <li key={part + when}>
                <a href={`./?path=/docs/${docsId(part)}`} target="_parent">
                  {part.slice(part.lastIndexOf('/') + 1)}
                </a>{' '}
                <Words>{when}</Words>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const aspects = [
  ['focus', 'Focus'],
  ['states', 'States'],
  ['loading', 'Loading'],
  ['error', 'Error'],
  ['smallScreens', 'Small screens'],
  ['reducedMotion', 'Reduced motion'],
  ['forcedColours', 'Forced colors'],
] as const;

function Behaviour({ behaviour }: Pick<PartGuide, 'behaviour'>) {
  const { keyboard } = behaviour;
  const absent = [
    ...(keyboard.length === 0 ? ['keyboard'] : []),
    ...aspects.filter(([key]) => behaviour[key] === null).map(([, name]) => name.toLowerCase()),
  ];
  return (
    <dl>
      {keyboard.length === 0 ? null : (
        <div>
          <dt>Keyboard</dt>
          <dd>
            {keyboard.map(({ keys, does }) => (
              <p key={keys + does}>
                <kbd>{keys}</kbd> <Words>{does}</Words>
              </p>
            ))}
          </dd>
        </div>
      )}
      {aspects.map(([key, name]) => {
        const words = behaviour[key];
        return words === null ? null : (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <Words>{words}</Words>
            </dd>
          </div>
        );
      })}
      {absent.length === 0 ? null : (
        <div>
          <dt>Nothing of its own</dt>
          <dd>{absent.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** Anatomy, behaviour, do and don't, content: always in this order. */
export function PartGuidance({ guide: { anatomy, behaviour, dos, donts, content } }: { guide: PartGuide }) {
  return (
    <>
      <Section title="Anatomy">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">What it is</th>
              <th scope="col">Element</th>
            </tr>
          </thead>
          <tbody>
            {anatomy.map(({ name, dom, is }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Words>{is}</Words>
                </td>
                <td>
                  <code>{dom}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Behaviour">
        <Behaviour behaviour={behaviour} />
      </Section>
      <Section title="Do and don’t">
        <div className="guide-pair">
          <div data-kind="do">
            <h3>Do</h3>
            <List items={dos} />
          </div>
          <div data-kind="dont">
            <h3>Don’t</h3>
            <List items={donts} />
          </div>
        </div>
      </Section>
      <Section title="Content">
        <List items={content} />
      </Section>
    </>
  );
}

/** What a screen is for, who sees it, what its states mean, where its words come from. */
export function ScreenParagraph({ guide: { purpose, who, states, words } }: { guide: ScreenGuide }) {
  return (
    <div data-theme="light" className="guide sb-unstyled">
      <p className="guide-lead">
        <Words>{purpose}</Words>
      </p>
      <dl>
        {(
          [
            ['Who sees it', who],
            ['What its states mean', states],
            ['Where its words come from', words],
          ] as const
        ).map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Words>{said}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
