import {
  capNames,
  capOfParts,
  type EvidenceGrade,
  grades,
  type ScoreMeasure,
  type ScoreParts,
  scoreMeasureNames,
  scoreOfMarks,
  scoreVersion,
  scoreWithLoan,
  switchedCaps,
  valueOfMark,
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
  /** Called once a change is done, for the address. */
  onSettled: (parts: ScoreParts) => void;
}

const { caps: capValues, measures, version, loan: loanCard } = scoreVersion;
/** Mark of a loan before one is set. */
const usualLoanMark = 5;
const oneDecimal = (value: number) => value.toFixed(1);

/** The Scenario Score of any marks, by its published weights, scale and caps. */
export function ScoreScreen({ given, isFromReport, onSettled }: ScoreScreenProps) {
  const [begun] = useState(given);
  const [parts, setParts] = useState(given);
  const cap = capOfParts(parts);
  const { weighted, beforeCaps, score } = scoreOfMarks(parts.marks, cap);
  const settle = (change: Partial<ScoreParts>) => {
    const next = { ...parts, ...change };
    setParts(next);
    onSettled(next);
  };
  return (
    <article className={styles.screen}>
      <PageHeader
        title="Score calculator"
        lead={`How marks make a Scenario Score, version ${version}. Informational only: not advice or an appraisal.`}
      />
      <noscript>
        <p>This page needs JavaScript. Each report prints the weights, curves and caps under its score.</p>
      </noscript>
      <output className={styles.score}>
        <StatCard
          label="Scenario Score"
          value={oneDecimal(score)}
          unit="of 10"
          meaning={beforeCaps > cap ? `Capped at ${oneDecimal(cap)}.` : 'No cap applies.'}
        />
      </output>
      <div className={styles.result}>
        <StatCard label="Weighted mean" value={oneDecimal(weighted)} unit="of 10" meaning="Weighted mean of nine marks." />
        <StatCard label="Before caps" value={oneDecimal(beforeCaps)} unit="of 10" meaning="The mean on the published scale." />
        <StatCard
          label="With the loan"
          value={parts.loan === null ? null : oneDecimal(scoreWithLoan(score, parts.loan))}
          unit="of 10"
          meaning={parts.loan === null ? 'All-cash purchase.' : 'A weak loan lowers the score by up to 1.5.'}
        />
      </div>
      <section className={styles.group} aria-labelledby="score-property">
        <h2 id="score-property">Property</h2>
        <div className={styles.marks}>
          {scoreMeasureNames.map((measure) => (
            <Mark
              key={measure}
              measure={measure}
              mark={parts.marks[measure]}
              onChange={(mark) => setParts({ ...parts, marks: { ...parts.marks, [measure]: mark } })}
              onSettled={(mark) => settle({ marks: { ...parts.marks, [measure]: mark } })}
            />
          ))}
        </div>
      </section>
      <section className={styles.group} aria-labelledby="score-loan">
        <h2 id="score-loan">Loan</h2>
        <Switch
          label="Loan"
          checked={parts.loan !== null}
          onCheckedChange={(hasLoan) => settle({ loan: hasLoan ? usualLoanMark : null })}
        />
        {parts.loan !== null && (
          <div className={styles.marks}>
            <Slider
              label="Loan mark"
              value={parts.loan}
              min={0}
              max={10}
              step={0.1}
              onValueChange={(loan) => setParts({ ...parts, loan })}
              onValueCommit={(loan) => settle({ loan })}
              valueText={`${oneDecimal(parts.loan)} of 10`}
              hint={`From ${loanCard.words.covers} or more, income covers the loan. Each mark below ${loanCard.cost.from} lowers the score by ${loanCard.cost.factor}.`}
            />
          </div>
        )}
      </section>
      <section className={styles.group} aria-labelledby="score-caps">
        <h2 id="score-caps">Score caps</h2>
        {switchedCaps.map((name) => (
          <Switch
            key={name}
            label={capNames[name]}
            hint={`Caps the score at ${oneDecimal(capValues[name])}.`}
            checked={parts.caps.includes(name)}
            onCheckedChange={(applies) =>
              settle({ caps: switchedCaps.filter((each) => (each === name ? applies : parts.caps.includes(each))) })
            }
          />
        ))}
        <div className={styles.grade}>
          <p id="score-grade">Evidence grade</p>
          <SegmentedControl
            label="Evidence grade"
            segments={grades.map((grade) => ({ value: grade, label: grade }))}
            value={parts.grade}
            onValueChange={(grade) => settle({ grade: grade as EvidenceGrade })}
          />
          <p>{capOfGrade(parts.grade)}</p>
        </div>
      </section>
      <p>
        <Button variant="secondary" onClick={() => settle(begun)}>
          {isFromReport ? 'Reset to the report’s marks' : 'Reset to the middle'}
        </Button>
      </p>
    </article>
  );
}

interface MarkProps {
  measure: ScoreMeasure;
  mark: number;
  onChange: (mark: number) => void;
  onSettled: (mark: number) => void;
}

function Mark({ measure, mark, onChange, onSettled }: MarkProps) {
  const { label, definition, weight } = measures[measure];
  const value = valueOfMark(measure, mark);
  return (
    <Slider
      label={label}
      value={mark}
      min={0}
      max={10}
      step={0.1}
      onValueChange={onChange}
      onValueCommit={onSettled}
      valueText={`${oneDecimal(mark)} of 10`}
      hint={`${definition}${value === null ? '' : `: about ${shortNumber(value)}`}. Weight ${weight}%.`}
    />
  );
}

const shortNumber = (value: number) => String(Number(value.toFixed(2))).replace('-', '−');

function capOfGrade(grade: EvidenceGrade): string {
  const cap = capValues.evidence[grade];
  return cap === null ? `Grade ${grade} sets no cap.` : `Grade ${grade} caps the score at ${oneDecimal(cap)}.`;
}
