import { assumptions, type Figure, type InsightReport, type SettledInput, settlingDocuments } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { FigureRange, Quantity } from '../parts/figure-value.tsx';
import { Japanese } from '../parts/japanese.tsx';
import { RangeBar } from '../parts/range-bar.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { Sentence } from '../parts/word-parts.tsx';
import { missingTexts, settlingTexts, meterTexts as texts } from '../texts/next-steps-texts.ts';

type Row = NonNullable<InsightReport['document_meter']>[number];

/** In the frame the meter stands on a page of its own. */
export function DocumentMeterLink() {
  const { pageHref, report } = useReportView();
  if (!report.document_meter?.length) return null;
  return (
    <p className="rv-more">
      <a href={pageHref('documents.html')}>{missingTexts.allDocuments}</a>.
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
    <Section id="documents" title={texts.title} titleJa={texts.titleJa} lead={<MiddleSentence row={first} />}>
      <TableFrame label={texts.table}>
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.document}</th>
              <th scope="col">{texts.cash}</th>
              <th scope="col" className="rv-num">
                {texts.netYield}
              </th>
              <th scope="col" className="rv-num">
                {texts.score}
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
      <p className="rv-fine rv-table-note">{texts.note}</p>
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
      <td data-label={texts.cash}>
        <Between figure={cash} bare />
        {cash.value !== null && <RangeBar value={cash.value} range={cash.range} scale={scale} />}
        {effect.value !== null && (
          <span className="rv-fine">
            <Quantity unit="JPY" value={effect.value} />
            {texts.swing}
          </span>
        )}
      </td>
      <td className="rv-num" data-label={texts.netYield}>
        <Between figure={netYield} />
      </td>
      <td className="rv-num" data-label={texts.score}>
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
    <Sentence
      parts={texts.lead(
        cash.value === null ? null : <Quantity unit="JPY" value={cash.value} />,
        netYield.value === null ? null : <Quantity unit={netYield.unit} value={netYield.value} />,
        score.value === null ? null : <Quantity unit={score.unit} value={score.value} bare />,
      )}
    />
  );
}

function scaleOf(ends: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = (high - low) / 20 || 1;
  return [low - margin, high + margin];
}

const inputWords = (input: SettledInput): string =>
  input === 'rent' ? settlingTexts.rent : input === 'split' ? settlingTexts.split : assumptions[input].label;

/** Which document settles which inputs, of any property: what the meter goes by. */
export function SettlingDocuments() {
  return (
    <Section id="settling" title={settlingTexts.title} titleJa={settlingTexts.titleJa}>
      <TableFrame label={settlingTexts.table}>
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">{settlingTexts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{settlingTexts.document}</th>
              <th scope="col">{settlingTexts.inputs}</th>
            </tr>
          </thead>
          <tbody>
            {settlingDocuments.map(({ id, title, title_ja, settles }) => (
              <tr key={id}>
                <th scope="row">
                  {title} <Japanese className="rv-term">{title_ja}</Japanese>
                </th>
                <td data-label={settlingTexts.inputs}>{settles.map(inputWords).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="rv-fine rv-table-note">{settlingTexts.note}</p>
    </Section>
  );
}
