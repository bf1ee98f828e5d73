import styles from './yield-ladder.module.css';

/** A rung: what is left of the yield, in percent of the price, once `step` is paid. */
interface Rung {
  label: string;
  step: string | null;
  percent: number;
}

// ¥24,800,000 at ¥118,000 a month: 5.71 % gross. Each rung takes its cost over the price; the last divides by price and purchase costs.
const rungs: Rung[] = [
  { label: 'Gross yield', step: null, percent: 5.71 },
  { label: 'Vacancy', step: '5% of the rent', percent: 5.42 },
  { label: 'Building fees', step: 'management and repair reserve', percent: 4.63 },
  { label: 'Property manager', step: '5% of the rent', percent: 4.35 },
  { label: 'Property taxes', step: 'fixed asset and city planning tax', percent: 4.06 },
  { label: 'Net yield', step: 'after closing costs', percent: 3.79 },
];

const widest = 6;

/** The signature picture: how an asking yield comes down, rung by rung, to what is left. */
export function YieldLadder() {
  return (
    <figure className={styles.ladder}>
      <figcaption className={styles.sentence}>
        A 5.7% gross yield is a 3.8% net yield <span className={styles.once}>after vacancy, operating expenses and closing costs.</span>
      </figcaption>
      <ol className={styles.rungs}>
        {rungs.map((rung, index) => (
          <li key={rung.label} className={styles.rung} data-end={index === 0 || index === rungs.length - 1 || undefined}>
            <span className={styles.label}>
              {rung.label}
              {rung.step !== null && <span className={styles.step}>{rung.step}</span>}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.left} style={{ inlineSize: share(rung.percent) }} />
              <span className={styles.paid} style={{ inlineSize: share((rungs[index - 1]?.percent ?? rung.percent) - rung.percent) }} />
            </span>
            <span className={styles.value}>
              {rung.percent.toFixed(1)}
              <span className={styles.unit}>%</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>Sample studio unit: ¥24,800,000, leased at ¥118,000 a month. Yearly income in % of price.</p>
    </figure>
  );
}

function share(percent: number): string {
  return `${((percent / widest) * 100).toFixed(2)}%`;
}
