import preview from '#storybook/preview';
import { Money } from '../money/index.ts';
import { longJapanese } from '../samples/texts.ts';
import styles from './foundations.module.css';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['everything'] });

const steps = [
  ['--text-display', 'title', 'What a property really yields'],
  ['--text-title-1', 'title', 'Analysis History'],
  ['--text-title-2', 'title', 'Costs of buying'],
  ['--text-title-3', 'title', 'Annual taxes'],
  ['--text-title-4', 'title', 'Source Materials'],
  ['--text-lead', 'use', 'A sentence that leads into the page.'],
  ['--text-body', 'use', 'Body text, read at length.'],
  ['--text-dense', 'use', 'Tables, labels and notes.'],
  ['--text-caption', 'use', 'Where a figure comes from.'],
] as const;

export const Scale = meta.story({
  render: () => (
    <div>
      {steps.map(([token, face, words]) => (
        <div key={token} className={styles.row}>
          <code className={styles.note}>{token}</code>
          <div
            style={{
              fontFamily: `var(--font-${face})`,
              fontSize: `var(${token})`,
              fontWeight: face === 'title' ? 550 : 400,
              lineHeight: 1.2,
            }}
          >
            {words}
          </div>
        </div>
      ))}
    </div>
  ),
});
export const Faces = meta.story({
  render: () => (
    <div>
      <div className={styles.row}>
        <span>Source Serif 4: titles of pages and sections</span>
        <div style={{ fontFamily: 'var(--font-title)', fontSize: 'var(--text-title-2)' }}>Aa Gg Rr &amp; 0123456789 — a quiet ledger</div>
      </div>
      <div className={styles.row}>
        <span>Inter: everything that is used</span>
        <div style={{ fontSize: 'var(--text-title-3)' }}>Aa Gg Rr &amp; 0123456789 — a quiet ledger</div>
      </div>
      <div className={styles.row}>
        <span>Noto Sans JP: Japanese</span>
        <div style={{ fontSize: 'var(--text-title-3)' }}>利回り　東京都千代田区　築22年　鉄骨鉄筋コンクリート造</div>
      </div>
      <div className={styles.row}>
        <span>Source Code Pro: IDs, files, JSON</span>
        <code style={{ fontSize: 'var(--text-title-3)' }}>0192f3a4 {'{ "noi": 1284500 }'}</code>
      </div>
    </div>
  ),
});
export const TabularFigures = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 260, gap: 4 }}>
      {[128_000_000, 28_411_100, 9_800_000, 1_003_200, -184_300].map((amount) => (
        <Money key={amount} amount={amount} currency="JPY" />
      ))}
      <strong style={{ borderBlockStart: '2px solid', paddingBlockStart: 4 }}>
        <Money amount={166_930_000} currency="JPY" />
      </strong>
    </div>
  ),
});
export const Measure = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <p>
        A line holds 60 to 75 characters. The people who read this are about to spend tens of millions of yen; they want to feel that
        someone careful has already read everything. So the text is set like a research note: one column, generous lines, no decoration, and
        the figures where the eye expects them.
      </p>
      <p lang="ja">
        利回りは、家賃収入から経費を差し引いた純収益を、購入価格と諸費用の合計で割ったものです。表面利回りだけでは、修繕積立金や固定資産税の負担は見えません。
      </p>
    </div>
  ),
});
export const LongJapanese = meta.story({
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <h3>{longJapanese}</h3>
      <p>{longJapanese}</p>
    </div>
  ),
});
export const Weights = meta.story({
  render: () => (
    <div>
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <div key={weight} className={styles.row}>
          <code className={styles.note}>--weight-{weight}</code>
          <span style={{ fontWeight: `var(--weight-${weight})` }}>Net operating income 純収益</span>
        </div>
      ))}
    </div>
  ),
});
