import { formatMoneyShort } from '../format/money.ts';
import { keptTogether, type Word } from '../format/prose-words.ts';
import type { Canvas, Chart, KeyEntry } from './chart.ts';
import type { ChartName } from './chart-of.ts';
import { DrawnColumns } from './drawn/drawn-columns.tsx';
import { DrawnCosts } from './drawn/drawn-costs.tsx';
import { DrawnLevels } from './drawn/drawn-levels.tsx';
import { DrawnLines } from './drawn/drawn-lines.tsx';
import { DrawnTornado } from './drawn/drawn-tornado.tsx';

interface ChartFigureProps {
  name: ChartName;
  chart: Chart;
  canvas: Canvas;
}

/**
 * A chart under the sentence it lets the reader say. It comes out of its data alone, without a hook, so that the page can draw it again
 * from other figures (`redraw`). The charting script takes some plots over near the viewport.
 */
export function ChartFigure({ name, chart, canvas }: ChartFigureProps) {
  const { title, legend, live = false, namesEnds = false } = chart;
  const titleId = `${canvas.idPrefix}chart-${name}-title`;
  return (
    <figure className={namesEnds ? 'rv-chart rv-names-ends' : 'rv-chart'} data-drawn={name}>
      <figcaption className="rv-chart-title" id={titleId}>
        {title.map((word, index) => (
          <TitleWord key={index} word={word} canvas={canvas} />
        ))}
      </figcaption>
      {legend !== undefined && (
        <ul className="rv-key" aria-hidden="true">
          {legend.map((entry) => (
            <li key={entry.label}>
              <KeySign entry={entry} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <div className="rv-plot" {...(live ? { 'data-chart': name, 'data-title': titleId } : {})} data-read={readFrom(chart)}>
        <DrawnPlot chart={chart} canvas={canvas} titleId={titleId} />
      </div>
    </figure>
  );
}

/** The series that the values of a place are read from; undefined where the drawing names its amounts itself. */
function readFrom({ plot }: Chart): string | undefined {
  if (plot.kind === 'columns') return plot.columns.layers.map(({ id }) => id).join(' ');
  if (plot.kind === 'lines') return [...plot.lines.lines, ...(plot.lines.band ?? [])].map(({ id }) => id).join(' ');
  return undefined;
}

function DrawnPlot({ chart: { plot, legend }, canvas, titleId }: Omit<ChartFigureProps, 'name'> & { titleId: string }) {
  const shared = { canvas, labelledBy: titleId };
  switch (plot.kind) {
    case 'costs':
      return <DrawnCosts bars={plot.bars} {...shared} />;
    case 'columns':
      return <DrawnColumns columns={plot.columns} legend={legend} {...shared} />;
    case 'lines':
      return <DrawnLines {...plot.lines} legend={legend} {...shared} />;
    case 'levels':
      return <DrawnLevels levels={plot.levels} price={plot.price} {...shared} />;
    case 'tornado':
      return <DrawnTornado bars={plot.bars} base={plot.base} {...shared} />;
  }
}

function TitleWord({ word, canvas }: { word: Word; canvas: Canvas }) {
  if (typeof word === 'string') return keptTogether(word);
  if ('yen' in word)
    return (
      <span data-jpy={word.yen} data-short="">
        {formatMoneyShort(word.yen, canvas.currency, canvas.rate)}
      </span>
    );
  return (
    <bdi lang="ja" className="rv-ja">
      {word.japanese}
    </bdi>
  );
}

function KeySign({ entry }: { entry: KeyEntry }) {
  if (entry.shape === 'line') {
    return (
      <svg width="26" height="10" aria-hidden="true">
        <line className={entry.fill} x1="0" x2="26" y1="5" y2="5" />
      </svg>
    );
  }
  return (
    <svg width="10" height="10" aria-hidden="true">
      <rect className={entry.fill} width="10" height="10" />
    </svg>
  );
}
