import { assumptions, type Figure, type InsightReport, type SettledInput, settlingDocuments } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { FigureRange, Quantity } from '../parts/figure-value.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { RangeBar } from '../parts/range-bar.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';

type Row = NonNullable<InsightReport['document_meter']>[number];

/** In the frame the meter stands on a page of its own. */
export function DocumentMeterLink() {
  const { pageHref, report } = useReportView();
  if (!report.document_meter?.length) return null;
  return (
    <p className="rv-more">
      <a href={pageHref('documents.html')}>What each missing document would settle</a>, in yen.
    </p>
  );
}

/** How far each document that is not there could move cash, yield and score, the widest first. */
export function DocumentMeter() {
  const { report } = useReportView();
  const rows = report.document_meter ?? [];
  const [first] = rows;
  if (first === undefined) return null;
  const scale = scaleOf(rows.flatMap(({ cash }) => cash.range ?? []));
  return (
    <Section id="documents" title="What each missing document would settle" titleJa="不足資料の影響" lead={<MiddleSentence row={first} />}>
      <TableFrame label="What each missing document would settle">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">What each missing document would settle</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Cash after tax, first year</th>
              <th scope="col" className="rv-num">
                Net yield
              </th>
              <th scope="col" className="rv-num">
                Score of 10
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MeterRow key={row.id} row={row} scale={scale} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="rv-fine rv-table-note">
        Each row moves all inputs of one document together: to the ends that leave less cash after tax, then to those that leave more;
        everything else stays as in the base case. The line in a bar is the base case. Requests and questions follow this order.
      </p>
    </Section>
  );
}

function MeterRow({ row, scale }: { row: Row; scale: [number, number] }) {
  const { cash, effect, net_yield: netYield, score } = row;
  return (
    <tr>
      <th scope="row">
        {row.title} <Japanese className="rv-term">{row.title_ja}</Japanese> <span className="rv-fine">{row.settles.join('; ')}</span>
      </th>
      <td data-label="Cash after tax, first year">
        <Between figure={cash} bare />
        {cash.value !== null && <RangeBar value={cash.value} range={cash.range} scale={scale} />}
        {effect.value !== null && (
          <span className="rv-fine">
            <Quantity unit="JPY" value={effect.value} /> between the ends
          </span>
        )}
      </td>
      <td className="rv-num" data-label="Net yield">
        <Between figure={netYield} />
      </td>
      <td className="rv-num" data-label="Score of 10">
        <Between figure={score} bare />
      </td>
    </tr>
  );
}

/** `4.1 to 5.3 %`, or the value that stays. */
function Between({ figure, bare = false }: { figure: Figure; bare?: boolean }) {
  if (figure.value === null) return null;
  const { range, unit, value } = figure;
  return range === null || range[0] === range[1] ? (
    <Quantity unit={unit} value={value} bare={bare} />
  ) : (
    <FigureRange figure={figure} bare={bare} />
  );
}

function MiddleSentence({ row: { cash, net_yield: netYield, score } }: { row: Row }) {
  return (
    <>
      Settled at their middle, all of them leave the base case
      {cash.value !== null && (
        <>
          : <Quantity unit="JPY" value={cash.value} /> after tax in the first year
        </>
      )}
      {netYield.value !== null && (
        <>
          , <Quantity unit={netYield.unit} value={netYield.value} /> net
        </>
      )}
      {score.value !== null && (
        <>
          , score <Quantity unit={score.unit} value={score.value} bare />
        </>
      )}
      . Until then each may move it as far as this.
    </>
  );
}

function scaleOf(ends: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = (high - low) / 20 || 1;
  return [low - margin, high + margin];
}

const inputWords = (input: SettledInput): string =>
  input === 'rent' ? 'Rent' : input === 'split' ? 'Division of the price' : assumptions[input].label;

/** Which document settles which inputs, of any property: what the meter goes by. */
export function SettlingDocuments() {
  return (
    <Section id="settling" title="Which document settles which inputs" titleJa="資料と入力値">
      <TableFrame label="Which document settles which inputs">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">Which document settles which inputs</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Inputs</th>
            </tr>
          </thead>
          <tbody>
            {settlingDocuments.map(({ id, title, title_ja, settles }) => (
              <tr key={id}>
                <th scope="row">
                  {title} <Japanese className="rv-term">{title_ja}</Japanese>
                </th>
                <td data-label="Inputs">{settles.map(inputWords).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="rv-fine rv-table-note">
        A document counts as there where the sources state what it settles. A stated rent that no lease or roll shows may be off by 5 %.
      </p>
    </Section>
  );
}
