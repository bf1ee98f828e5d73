import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import styles from './foundations.module.css';

const meta = preview.meta({ title: 'Foundations/Motion' });

export const Durations = meta.story({
  tags: ['everything'],
  render: () => (
    <div>
      {(
        [
          ['--motion-fast', '120 ms', 'a control answers'],
          ['--motion', '160 ms', 'a dialog or menu shows where it came from'],
          ['--motion-slow', '200 ms', 'a bar grows'],
        ] as const
      ).map(([token, length, use]) => (
        <div key={token} className={styles.row}>
          <code className={styles.note}>
            {token} · {length}
          </code>
          <span>{use}</span>
        </div>
      ))}
      <p className={styles.note}>None under reduced motion, none in charts that are being compared.</p>
    </div>
  ),
});
export const NoneWhenReduced = meta.story({
  render: () => <p>Where the reader asked for less motion, every duration is zero.</p>,
  play: async () => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const duration = getComputedStyle(document.documentElement).getPropertyValue('--motion').trim();
    await expect(Number.parseFloat(duration)).toBe(isReduced ? 0 : 160);
  },
});
