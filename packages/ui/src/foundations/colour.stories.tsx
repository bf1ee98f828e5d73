import preview from '#storybook/preview';
import { contrast, type Deficiency, linearOf, type Rgb, seenWith } from '../styles/colour.ts';
import styles from './foundations.module.css';
import { useToken } from './use-token.ts';

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['everything'] });

function Swatch({ token, on = '--paper', use }: { token: string; on?: string; use: string }) {
  const [value, ground] = [useToken(token), useToken(on)];
  return (
    <div className={styles.swatch}>
      <div className={styles.patch} style={{ background: `var(${token})` }} />
      <div>
        <code>{token}</code>
        <div className={styles.note}>{use}</div>
        <div className={styles.note}>
          {value} {value.startsWith('#') && ground.startsWith('#') ? `· ${contrast(value, ground).toFixed(1)}:1 on ${on.slice(2)}` : ''}
        </div>
      </div>
    </div>
  );
}

function Swatches({ title, list }: { title: string; list: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.grid}>
        {list.map(([token, use]) => (
          <Swatch key={token} token={token} use={use} />
        ))}
      </div>
    </section>
  );
}

export const PaperAndInk = meta.story({
  render: () => (
    <Swatches
      title="Paper and ink: warm, never pure white on pure black"
      list={[
        ['--paper', 'the page'],
        ['--sheet', 'a sheet on it: cards, fields, dialogs'],
        ['--sunken', 'set back: what is secondary'],
        ['--ink', 'text, heavy rules'],
        ['--ink-soft', 'labels, notes'],
        ['--line', 'hairlines between rows'],
        ['--line-strong', 'borders of controls'],
        ['--hatch', 'the unknown'],
      ]}
    />
  ),
});
export const Indigo = meta.story({
  render: () => (
    <Swatches
      title="Indigo 藍: the color of trust"
      list={[
        ['--indigo', 'links, the next step, focus'],
        ['--indigo-deep', 'the same, pointed at'],
        ['--indigo-wash', 'behind what is chosen'],
        ['--focus', 'the ring around what has focus'],
      ]}
    />
  ),
});
export const Caution = meta.story({
  render: () => (
    <Swatches
      title="Vermilion 朱: warnings, and nothing else"
      list={[
        ['--vermilion', 'words and borders of a warning'],
        ['--vermilion-mark', 'marks and rules'],
        ['--vermilion-wash', 'behind a warning'],
      ]}
    />
  ),
});
export const PositiveAndPending = meta.story({
  render: () => (
    <Swatches
      title="Pine 松 for done, ochre 黄土 for waiting: sparingly, and always said in words too"
      list={[
        ['--pine', 'words of what is done'],
        ['--pine-mark', 'its marks'],
        ['--pine-wash', 'behind it'],
        ['--ochre', 'words of what waits'],
        ['--ochre-mark', 'its marks'],
        ['--ochre-wash', 'behind it'],
      ]}
    />
  ),
});

const series = [1, 2, 3, 4, 5, 6].map((place) => `--chart-${place}`);
const heights = [64, 88, 40, 76, 52, 96];

function hexOf([red, green, blue]: Rgb): string {
  const channel = (value: number) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `rgb(${channel(red)} ${channel(green)} ${channel(blue)})`;
}

function Bars({ title, seen }: { title: string; seen: (colour: Rgb) => Rgb }) {
  const colours = [
    useToken('--chart-1'),
    useToken('--chart-2'),
    useToken('--chart-3'),
    useToken('--chart-4'),
    useToken('--chart-5'),
    useToken('--chart-6'),
  ];
  return (
    <figure className={styles.bars}>
      <div className={styles.plot}>
        {colours.map((colour, place) => (
          <div
            key={series[place]}
            style={{ blockSize: heights[place], background: colour.startsWith('#') ? hexOf(seen(linearOf(colour))) : undefined }}
          />
        ))}
      </div>
      <figcaption className={styles.note}>{title}</figcaption>
    </figure>
  );
}

const deficient = (deficiency: Deficiency) => (colour: Rgb) => seenWith(deficiency, colour);

export const ChartPalette = meta.story({
  render: () => (
    <section>
      <Swatches title="Six hues for charts, in this order" list={series.map((token, place) => [token, `series ${place + 1}`] as const)} />
      <h2 className={styles.heading}>As others see them, and as a grey printer does</h2>
      <div className={styles.grid}>
        <Bars title="As chosen" seen={(colour) => colour} />
        <Bars title="Protanopia" seen={deficient('protanopia')} />
        <Bars title="Deuteranopia" seen={deficient('deuteranopia')} />
        <Bars title="Tritanopia" seen={deficient('tritanopia')} />
        <Bars
          title="Printed in grey"
          seen={([red, green, blue]) => {
            const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            return [grey, grey, grey];
          }}
        />
      </div>
    </section>
  ),
});
export const BothThemesBeside = meta.story({
  render: () => (
    <div className={styles.pair}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.themed}>
          <h2 className={styles.heading}>{theme === 'light' ? 'Paper' : 'A dark study'}</h2>
          <p>
            Ink on paper, with <a href="#sources">its sources</a>, <span style={{ color: 'var(--vermilion)' }}>a warning</span>,{' '}
            <span style={{ color: 'var(--pine)' }}>done</span>, <span style={{ color: 'var(--ochre)' }}>waiting</span>.
          </p>
          <div className={styles.plot}>
            {series.map((token, place) => (
              <div key={token} style={{ blockSize: heights[place], background: `var(${token})` }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
});
