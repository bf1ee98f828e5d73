import type { Schemas } from '@rimawari/api';
import { DateTime } from '@rimawari/ui/date-time';
import { Link as TextLink } from '@rimawari/ui/link';
import { Link } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { paths } from '../../app/paths.ts';
import { CellValue } from './cell-value.tsx';
import styles from './compare-screen.module.css';

type Comparison = Schemas['Comparison'];
type Row = Schemas['ComparisonRow'];

const groups: { id: Row['group']; name: string }[] = [
  { id: 'money', name: 'Price, cash and return' },
  { id: 'score', name: 'Scenario Score, evidence and risk' },
  { id: 'property', name: 'Property' },
  { id: 'unknown', name: 'Biggest unknowns' },
];
const letters = ['A', 'B', 'C', 'D'];

// Roles are written out because a table whose display changes on a phone loses them in some browsers.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Analyses as columns; on a phone a block for each row, in which letters stand for them. */
export function CompareTable({ analyses, rows }: Pick<Comparison, 'analyses' | 'rows'>) {
  return (
    <div className={styles.frame}>
      <table {...roles.table} className={styles.table}>
        <caption className={styles.caption}>Figures side by side</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col" className={styles.corner}>
              Figure
            </th>
            {analyses.map((analysis, place) => (
              <th key={analysis.job_id} {...roles.columnheader} scope="col" className={styles.head}>
                <Letter place={place} />
                <span className={styles.about}>
                  <TextLink asChild>
                    <Link to={paths.results(analysis.job_id)}>{analysisName(analysis)}</Link>
                  </TextLink>
                  <span className={styles.beside}>
                    Sent <DateTime value={analysis.created_at} />
                  </span>
                  {analysis.problem !== null && <span className={styles.problem}>{analysis.problem}</span>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name }) => (
          <tbody key={id} {...roles.rowgroup}>
            <tr {...roles.row} className={styles.group}>
              <th {...roles.rowheader} scope="rowgroup" colSpan={analyses.length + 1}>
                {name}
              </th>
            </tr>
            {rows
              .filter(({ group }) => group === id)
              .map((row) => (
                <tr key={row.id} {...roles.row} className={styles.row}>
                  <th {...roles.rowheader} scope="row">
                    {row.label}
                    {row.label_ja !== null && (
                      <span lang="ja" className={styles.beside}>
                        {row.label_ja}
                      </span>
                    )}
                  </th>
                  {row.cells.map((cell, place) => (
                    <td key={analyses[place]?.job_id} {...roles.cell}>
                      <Letter place={place} />
                      <span className={styles.content}>
                        {analyses[place]?.problem === null ? (
                          <CellValue row={row} cell={cell} />
                        ) : (
                          <span className={styles.empty}>Not available</span>
                        )}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Drawn alone: the head of the column says it. */
function Letter({ place }: { place: number }) {
  return (
    <span aria-hidden className={styles.letter}>
      {letters[place]}
    </span>
  );
}
