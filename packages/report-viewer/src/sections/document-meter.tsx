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
      <a href={pageHref('documents.html')}>See the effect of each missing document</a>.
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
    <Section id="documents" title="Missing documents" titleJa="不足資料の影響" lead={<MiddleSentence row={first} />}>
      <TableFrame label="Effect of each missing document">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">Effect of each missing document</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Cash flow after tax, year 1</th>
              <th scope="col" className="rv-num">
                Net yield
              </th>
              <th scope="col" className="rv-num">
                Scenario Score
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
        Each row moves all inputs of one document to the ends with lower, then higher, cash flow after tax; other inputs stay as in the base
        case. The line in a bar is the base case. Requests and questions follow this order.
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
      <td data-label="Cash flow after tax, year 1">
        <Between figure={cash} bare />
        {cash.value !== null && <RangeBar value={cash.value} range={cash.range} scale={scale} />}
        {effect.value !== null && (
          <span className="rv-fine">
            <Quantity unit="JPY" value={effect.value} /> swing
          </span>
        )}
      </td>
      <td className="rv-num" data-label="Net yield">
        <Between figure={netYield} />
      </td>
      <td className="rv-num" data-label="Scenario Score">
        <Between figure={score} bare />
      </td>
    </tr>
  );
}

/** `4.1%–5.3%`, or the value that stays. */
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
      The base case uses the middle of each range
      {cash.value !== null && (
        <>
          : <Quantity unit="JPY" value={cash.value} /> cash flow after tax in year 1
        </>
      )}
      {netYield.value !== null && (
        <>
          , net yield <Quantity unit={netYield.unit} value={netYield.value} />
        </>
      )}
      {score.value !== null && (
        <>
          , score <Quantity unit={score.unit} value={score.value} bare />
        </>
      )}
      . Each document can move it this far.
    </>
  );
}

function scaleOf(ends: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = (high - low) / 20 || 1;
  return [low - margin, high + margin];
}

const inputWords = (input: SettledInput): string =>
  input === 'rent' ? 'Rent' : input === 'split' ? 'Land/building split' : assumptions[input].label;

/** Which document settles which inputs, of any property: what the meter goes by. */
export function SettlingDocuments() {
  return (
    <Section id="settling" title="Documents and inputs" titleJa="資料と入力値">
      <TableFrame label="Documents and the inputs they settle">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">Documents and the inputs they settle</caption>
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
        A document counts as available if the sources state what it settles. A stated rent without a lease or rent roll has a range of ±5%.
      </p>
    </Section>
  );
}
