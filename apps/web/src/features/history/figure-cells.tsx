import { NotStated } from '@rimawari/ui/not-stated';
import { netYieldText, readNetYield } from '../../app/net-yield.ts';
import { netYieldTone, riskTone, scoreTone } from './figure-tone.ts';
import { scoreText } from './figures.ts';
import styles from './history-screen.module.css';

/** What stands where there is no figure: one that is still to come is another thing than one that nobody stated. */
export function missingWord(status: string): string {
  if (status === 'pending' || status === 'processing') return 'Not yet';
  return status === 'failed' ? 'Not available' : 'Not stated';
}

/** An earlier version marks otherwise: its scores are shown with it and never compared with others. */
export function ScoreFigure({ score, version, missing }: { score: number | null; version?: string | null; missing: string }) {
  const text = scoreText(score);
  if (text === null) return <NotStated>{missing}</NotStated>;
  return (
    <span className={styles.figure} data-tone={scoreTone(score)}>
      {text}
      {version?.startsWith('2.') && (
        <span className={styles.version} title="Score from an earlier version: recalculate to compare">
          {' '}
          (version 2)
        </span>
      )}
    </span>
  );
}

export function NetYieldFigure({ netYield, missing }: { netYield: number | string | null; missing: string }) {
  const text = netYieldText(netYield);
  if (text === null) return <NotStated>{missing}</NotStated>;
  return (
    <span className={styles.figure} data-tone={netYieldTone(readNetYield(netYield))}>
      {text}
    </span>
  );
}

export function RiskFigure({ risk, missing }: { risk: string | null; missing: string }) {
  if (risk === null || risk.trim() === '') return <NotStated>{missing}</NotStated>;
  return (
    <span className={styles.risk} data-tone={riskTone(risk)}>
      {risk}
    </span>
  );
}
