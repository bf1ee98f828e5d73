import {
  type EvidenceGrade,
  financingMeasures,
  grades,
  type MarkedScore,
  propertyMeasures,
  type ScoreMeasure,
  type ScoreParts,
  scoreMeasures,
  scoreOfMarks,
  scoreVersion,
  valueOfMark,
  weightsInScore,
} from '@rimawari/report-viewer/score';
import { Button } from '@rimawari/ui/button';
import { PageHeader } from '@rimawari/ui/page-header';
import { SegmentedControl } from '@rimawari/ui/segmented-control';
import { Slider } from '@rimawari/ui/slider';
import { StatCard } from '@rimawari/ui/stat-card';
import { Switch } from '@rimawari/ui/switch';
import { useState } from 'react';
import styles from './score-screen.module.css';

export interface ScoreScreenProps {
  /** What the calculator begins with. */
  given: ScoreParts;
  /** Whether the parts came with the address. */
  isFromReport: boolean;
  /** Told once a change is done, for the address. */
  onSettled: (parts: ScoreParts) => void;
}

const { gates, lossFactor, parts: shares, version } = scoreVersion;
const oneDecimal = (value: number) => value.toFixed(1);

/** The Scenario Score of any parts, by its published weights and gates. */
export function ScoreScreen({ given, isFromReport, onSettled }: ScoreScreenProps) {
  const [begun] = useState(given);
  const [parts, setParts] = useState(given);
  const marked = scoreOfMarks(parts.marks, parts.hasLoan, parts);
  const { property, financing, weighted, score } = marked;
  const weights = weightsInScore(parts.marks, parts.hasLoan);
  const settle = (change: Partial<ScoreParts>) => {
    const next = { ...parts, ...change };
    setParts(next);
    onSettled(next);
  };
  const marks = (measures: readonly ScoreMeasure[]) =>
    measures.map((measure) => (
      <Mark
        key={measure}
        measure={measure}
        weight={weights.get(measure)}
        mark={parts.marks[measure]}
        onChange={(mark) => setParts({ ...parts, marks: { ...parts.marks, [measure]: mark } })}
        onSettled={(mark) => settle({ marks: { ...parts.marks, [measure]: mark } })}
      />
    ));
  return (
    <article className={styles.screen}>
      <PageHeader
        title="Score calculator"
        lead={`What the parts of a Scenario Score come to, by version ${version} of the score. Informational only: neither advice nor an appraisal.`}
      />
      <noscript>
        <p>This page works with JavaScript. Weights, curves and gates stand in each report, under its score.</p>
      </noscript>
      <output className={styles.score}>
        <StatCard label="Scenario Score" value={oneDecimal(score)} unit="of 10" meaning={afterGates(parts.loses, marked)} />
      </output>
      <div className={styles.result}>
        <StatCard label="Property" value={oneDecimal(property)} unit="of 10" meaning={weightOf(parts.hasLoan ? shares.property : 100)} />
        <StatCard
          label="Financing"
          value={financing === null ? null : oneDecimal(financing)}
          unit="of 10"
          meaning={financing === null ? 'Without a loan the property counts alone.' : weightOf(shares.financing)}
        />
        <StatCard
          label="Before the gates"
          value={oneDecimal(weighted)}
          unit="of 10"
          meaning={financing === null ? 'The property alone.' : '0.65 × property + 0.35 × financing'}
        />
      </div>
      <section className={styles.group} aria-labelledby="score-property">
        <h2 id="score-property">Property</h2>
        <div className={styles.marks}>{marks(propertyMeasures)}</div>
      </section>
      <section className={styles.group} aria-labelledby="score-financing">
        <h2 id="score-financing">Financing</h2>
        <Switch label="There is a loan" checked={parts.hasLoan} onCheckedChange={(hasLoan) => settle({ hasLoan })} />
        {parts.hasLoan && <div className={styles.marks}>{marks(financingMeasures)}</div>}
      </section>
      <section className={styles.group} aria-labelledby="score-gates">
        <h2 id="score-gates">Gates</h2>
        <Switch
          label="Legal or structural bar"
          hint={`Caps the score at ${oneDecimal(gates.legal)}.`}
          checked={parts.isBarred}
          onCheckedChange={(isBarred) => settle({ isBarred })}
        />
        <Switch
          label="Equity is lost, or the loan is not carried in the cautious scenario"
          hint={`The score keeps ${lossFactor * 100} % of what it was.`}
          checked={parts.loses}
          onCheckedChange={(loses) => settle({ loses })}
        />
        <div className={styles.grade}>
          <p id="score-grade">Evidence grade</p>
          <SegmentedControl
            label="Evidence grade"
            segments={grades.map((grade) => ({ value: grade, label: grade }))}
            value={parts.grade}
            onValueChange={(grade) => settle({ grade: grade as EvidenceGrade })}
          />
          <p>{capOf(parts.grade)}</p>
        </div>
      </section>
      <p>
        <Button variant="secondary" onClick={() => settle(begun)}>
          {isFromReport ? 'Back to the parts of the report' : 'Back to the middle'}
        </Button>
      </p>
    </article>
  );
}

interface MarkProps {
  measure: ScoreMeasure;
  /** In the score, percent; undefined where the measure does not arise. */
  weight: number | undefined;
  /** Undefined where the measure does not arise. */
  mark: number | undefined;
  onChange: (mark: number) => void;
  onSettled: (mark: number) => void;
}

function Mark({ measure, weight, mark, onChange, onSettled }: MarkProps) {
  const { label, definition } = scoreMeasures[measure];
  const value = mark === undefined ? null : valueOfMark(measure, mark);
  return (
    <Slider
      label={label}
      value={mark ?? 0}
      min={0}
      max={10}
      step={0.1}
      onValueChange={onChange}
      onValueCommit={onSettled}
      valueText={mark === undefined ? 'Left out' : `${oneDecimal(mark)} of 10`}
      hint={`${mark === undefined ? 'Left out: its weight goes to the others. ' : ''}${definition}${value === null ? '' : `: about ${shortNumber(value)}`}.${weight === undefined ? '' : ` Weight ${shortNumber(weight)} %.`}`}
    />
  );
}

const shortNumber = (value: number) => String(Number(value.toFixed(2))).replace('-', '−');
const weightOf = (share: number) => `${share} % of the score.`;

function capOf(grade: EvidenceGrade): string {
  const cap = gates.evidence[grade];
  return cap === null ? `Grade ${grade} sets no cap.` : `Grade ${grade} caps the score at ${oneDecimal(cap)}.`;
}

/** What cut the score, in words. */
function afterGates(loses: boolean, { kept, cap }: MarkedScore): string {
  const cuts = [...(loses ? [`${lossFactor * 100} % kept after a loss`] : []), ...(kept > cap ? [`capped at ${oneDecimal(cap)}`] : [])];
  return cuts.length === 0 ? 'No gate cuts it.' : `${cuts.join(', ').replace(/^./, (first) => first.toUpperCase())}.`;
}
