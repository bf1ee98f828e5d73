import preview from '#storybook/preview';
import styles from './foundations.module.css';

const meta = preview.meta({ title: 'Foundations/Space and line', tags: ['everything'] });

export const Space = meta.story({
  render: () => (
    <div>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map((step) => (
        <div key={step} className={styles.row}>
          <code className={styles.note}>
            --space-{step} · {step * 4} px
          </code>
          <div className={styles.measure} style={{ inlineSize: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  ),
});
export const Lines = meta.story({
  render: () => (
    <div className={styles.columns}>
      <div style={{ borderBlockStart: 'var(--hairline) solid var(--line)', paddingBlockStart: 8 }}>Hairline: between rows</div>
      <div style={{ borderBlockStart: 'var(--hairline) solid var(--line-strong)', paddingBlockStart: 8 }}>
        Strong hairline: around controls
      </div>
      <div style={{ borderBlockStart: 'var(--rule) solid var(--ink)', paddingBlockStart: 8 }}>Rule: above what begins</div>
      <div style={{ borderBlockStart: '1.5px dotted var(--ink)', paddingBlockStart: 8 }}>Dotted: assumed, not stated by a source</div>
    </div>
  ),
});
export const Radius = meta.story({
  render: () => (
    <div style={{ inlineSize: 160, padding: 16, border: '1px solid var(--line-strong)', borderRadius: 'var(--radius)' }}>
      One radius: 3 px
    </div>
  ),
});
export const Elevation = meta.story({
  render: () => (
    <div style={{ padding: 32 }}>
      <div
        style={{
          maxInlineSize: 280,
          padding: 20,
          background: 'var(--sheet)',
          border: '1px solid var(--ink)',
          borderRadius: 'var(--radius)',
          boxShadow: 'var(--elevation)',
        }}
      >
        One elevation, for what floats above the page: menus, dialogs, messages. Cards lie flat.
      </div>
    </div>
  ),
});
export const Targets = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'end', flexWrap: 'wrap' }}>
      {(
        [
          ['--target', 'least target, 24 px'],
          ['--control-small', 'small control, 32 px'],
          ['--control', 'control, 40 px'],
          ['--control-large', 'large control, 48 px'],
        ] as const
      ).map(([token, words]) => (
        <div key={token} className={styles.note}>
          <div style={{ inlineSize: `var(${token})`, blockSize: `var(${token})`, border: '1px solid var(--line-strong)' }} />
          {words}
        </div>
      ))}
    </div>
  ),
});
