import { useReportView } from '../context/report-context.ts';
import { keptTogether } from '../format/prose-words.ts';
import { Japanese } from '../parts/japanese.tsx';
import { Money } from '../parts/money.tsx';
import { type ChartName, chartOf } from './chart-of.ts';

/** The sentence that a chart lets the reader say, apart from the chart. */
export function ChartSentence({ name }: { name: ChartName }) {
  const chart = chartOf(name, useReportView().report);
  return (chart?.title ?? []).map((word, index) => {
    if (typeof word === 'string') return keptTogether(word);
    return 'yen' in word ? <Money key={index} yen={word.yen} short /> : <Japanese key={index}>{word.japanese}</Japanese>;
  });
}
