import { NotStated } from '@rimawari/ui/not-stated';
import { netYieldTone, riskTone, scoreTone } from './figure-tone.ts';
import { netYieldText, readNetYield, scoreText } from './figures.ts';
import styles from './history-screen.module.css';

export function ScoreFigure({ score }: { score: number | null }) {
  const text = scoreText(score);
  if (text === null) return <NotStated />;
  return (
    <span className={styles.figure} data-tone={scoreTone(score)}>
      {text}
    </span>
  );
}

export function NetYieldFigure({ netYield }: { netYield: number | string | null }) {
  const text = netYieldText(netYield);
  if (text === null) return <NotStated />;
  return (
    <span className={styles.figure} data-tone={netYieldTone(readNetYield(netYield))}>
      {text}
    </span>
  );
}

export function RiskFigure({ risk }: { risk: string | null }) {
  if (risk === null || risk.trim() === '') return <NotStated />;
  return (
    <span className={styles.risk} data-tone={riskTone(risk)}>
      {risk}
    </span>
  );
}
