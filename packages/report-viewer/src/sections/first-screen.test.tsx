import { type AssumptionOverrides, type InsightReport, type PropertyFacts, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleHouse, sampleMarket } from '@rimawari/underwriting/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { countText, firstScreenLimits } from '../testing/first-screen-counts.ts';
import { frontSituations, situation } from '../testing/situations.ts';
import { Glance } from './glance.tsx';
import { ReportHeader } from './report-header.tsx';

function markupOf(report: InsightReport): string {
  return renderToStaticMarkup(
    <ReportContext value={createReportView(report, 'fragment', (path) => path)}>
      <ReportHeader />
      <Glance />
    </ReportContext>,
  );
}

/** What stands between two places of the markup, without what opens only when it is pressed, names and values of controls. */
function visible(markup: string, from: string, to: string): string {
  const begin = markup.indexOf('>', markup.indexOf(from)) + 1;
  const part = markup.slice(begin, markup.indexOf(to, begin));
  return part
    .replace(/<[^>]*$/, '')
    .replace(/<div class="rv-note-panel">.*?<\/div><\/details>/gs, '')
    .replace(/<span data-quick-value="[^"]*">.*?<\/span>(?:<\/span>)?/gs, '')
    .replace(/<(?:svg|p class="rv-verdict-more rv-on-phone")[^>]*>.*?<\/(?:svg|p)>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');
}

const samples: PropertyFacts[] = [sampleCondominium, sampleApartment, sampleHouse];
const prices = [0.5, 1, 2];
const choices: AssumptionOverrides[] = [{}, { loan_to_price: 0 }, { owner: 'company' }];

function countsOf(report: InsightReport) {
  const markup = markupOf(report);
  const price = visible(markup, 'class="rv-asking"', '</strong>');
  const answer = `${price} ${visible(markup, 'class="rv-verdict"', 'class="rv-glance-lists"')}`;
  const lists = visible(markup, 'class="rv-glance-lists"', '>Summary<');
  return { answer: countText(answer), lists: countText(lists) };
}

/** Samples at several prices, loans and owners, half of them in a known market, and every situation of the first screen. */
function reports(): [string, InsightReport][] {
  const varied = samples.flatMap((facts) =>
    prices.flatMap((times) =>
      choices.map((overrides, index): [string, InsightReport] => {
        const values = { ...facts.values, price_jpy: Math.round((facts.values.price_jpy ?? 0) * times) };
        const context = sampleContext(facts, 'Sample');
        const known = index % 2 === 0 ? { ...context, market: sampleMarket() } : context;
        return [
          `${facts.kind} at ${times} of its price, ${JSON.stringify(overrides)}`,
          underwrite({ ...facts, values }, known, overrides, sampleDate),
        ];
      }),
    ),
  );
  return [...varied, ...frontSituations.map((name): [string, InsightReport] => [name, situation(name)])];
}

describe('the first screen', () => {
  it('is counted over 30 reports and more', () => {
    expect(reports().length).toBeGreaterThanOrEqual(30);
  });

  it('keeps to its words and figures in every report', () => {
    const beyond = reports().flatMap(([name, report]) => {
      const { answer, lists } = countsOf(report);
      expect(answer.words, name).toBeGreaterThan(30);
      const { answer: most, lists: mostInLists } = firstScreenLimits;
      const isWithin =
        answer.words <= most.words &&
        answer.figures <= most.figures &&
        lists.words <= mostInLists.words &&
        lists.figures <= mostInLists.figures;
      return isWithin ? [] : [{ name, answer, lists }];
    });
    expect(beyond).toEqual([]);
  });
});

describe('the counter', () => {
  it('counts a range and a score once, and neither dates nor Japanese names', () => {
    expect(countText('Model value ¥19.8M (¥17.3M–¥22.9M)')).toEqual({ words: 2, figures: 2 });
    expect(countText('−¥8,202 to −¥4,577, by split')).toEqual({ words: 2, figures: 1 });
    expect(countText('4.8 / 10, usual 5')).toEqual({ words: 1, figures: 2 });
    expect(countText('Lease (賃貸借契約書), Nov 28, 2026')).toEqual({ words: 1, figures: 0 });
  });
});
