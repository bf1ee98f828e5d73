import type { InsightReport } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureCell } from '../parts/figure-cell.tsx';
import { FigureLabel } from '../parts/figure-note.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { FigureRange, FigureValue } from '../parts/figure-value.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle } from '../parts/subtitle.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { marketTexts as texts } from '../texts/market-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';

type Market = NonNullable<InsightReport['market']>;

/** The place beside the property: levels of rent, land, price, yield and vacancy, its people, its stations, its hazards. */
export function MarketContext() {
  const { market } = useReportView().report;
  if (market === undefined) return null;
  return (
    <Section id="market" opensChapter lead={<Prose text={market.location} />}>
      {market.reading.length > 0 && (
        <ul className="rv-market-reading">
          {market.reading.map((sentence) => (
            <li key={sentence}>
              <Prose text={sentence} />
            </li>
          ))}
        </ul>
      )}
      {market.comparisons.length > 0 && <Levels rows={market.comparisons} />}
      {market.accuracy !== null && <p className="rv-fine">{market.accuracy}</p>}
      <People population={market.population} />
      <Stations stations={market.stations} />
      <Hazards hazards={market.hazards} />
      {market.services.length > 0 && (
        <>
          <Subtitle>{texts.live}</Subtitle>
          <ul className="rv-sources">
            {market.services.map((service) => (
              <li key={service}>
                <EitherLanguage text={service} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Nothing to say in a column: where rows are stacked it takes no line. */
function Blank() {
  return <td className="rv-blank">{'\u00a0'}</td>;
}

function Levels({ rows }: { rows: Market['comparisons'] }) {
  const { figures } = useReportView().report;
  return (
    <TableFrame label={texts.levels.label}>
      <table className="rv-table rv-stacked rv-market">
        <caption className="rv-sr">{texts.levels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.levels.measure}</th>
            <th scope="col" className="rv-num">
              {texts.levels.area}
            </th>
            <th scope="col" className="rv-num">
              {texts.levels.range}
            </th>
            <th scope="col" className="rv-num">
              {texts.levels.own}
            </th>
            <th scope="col">{texts.levels.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const level = figures[row.level];
            if (level === undefined) return null;
            return (
              <tr key={row.id}>
                <th scope="row">
                  <FigureLabel figure={level} />
                </th>
                <td className="rv-num" data-label={texts.levels.area}>
                  <FigureValue figure={level} />
                  {row.others.map((id) => (
                    <Other key={id} id={id} />
                  ))}
                </td>
                {level.range === null ? (
                  <Blank />
                ) : (
                  <td className="rv-num" data-label={texts.levels.range}>
                    <FigureRange figure={level} />
                  </td>
                )}
                {row.own === null ? <Blank /> : <FigureCell id={row.own} label={texts.levels.own} unit />}
                <td className="rv-fine">
                  <EitherLanguage text={row.source} />, {row.vintage}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Other({ id }: { id: string }) {
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <span className="rv-block rv-fine">
      {figure.label.replace(/^.*, /, '')} <FigureValue figure={figure} />
    </span>
  );
}

function People({ population }: Pick<Market, 'population'>) {
  if (population === null) return <p>{texts.population.none}</p>;
  return (
    <>
      <Subtitle>{texts.population.title(population.years.at(-1))}</Subtitle>
      <ReportChart name="population" />
      <BuiltFold label={partsTexts.yearsPopulation} built="population" />
      <p className="rv-fine">
        <EitherLanguage text={population.source} />, {population.vintage}
      </p>
    </>
  );
}

function Stations({ stations }: Pick<Market, 'stations'>) {
  const { figures } = useReportView().report;
  if (stations.length === 0) return null;
  const [first] = stations;
  return (
    <>
      <Subtitle>{texts.stations}</Subtitle>
      <ul className="rv-sources">
        {stations.map(({ name, lines, distance }) => {
          const figure = figures[distance];
          return (
            <li key={`${name} ${distance}`}>
              <Japanese>{name}</Japanese> (<Japanese>{lines.join('、')}</Japanese>)
              {figure === undefined ? null : (
                <>
                  {' '}
                  <FigureValue figure={figure} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {first !== undefined && (
        <p className="rv-fine">
          <EitherLanguage text={first.source} />, {first.vintage}
        </p>
      )}
    </>
  );
}

function Hazards({ hazards }: Pick<Market, 'hazards'>) {
  return (
    <>
      <Subtitle>{texts.hazards.title}</Subtitle>
      <TableFrame label={texts.hazards.title}>
        <table className="rv-table">
          <caption className="rv-sr">{texts.hazards.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.hazards.hazard}</th>
              <th scope="col">{texts.hazards.state}</th>
              <th scope="col">{texts.hazards.finding}</th>
            </tr>
          </thead>
          <tbody>
            {hazards.map(({ kind, title, title_ja, state, detail, source, vintage }) => (
              <tr key={kind}>
                <th scope="row">
                  {title} <Japanese className="rv-term">{title_ja}</Japanese>
                </th>
                <td>{texts.hazards.states[state]}</td>
                <td className="rv-fine">
                  <Prose text={detail} /> {source !== null && <EitherLanguage text={vintage === null ? source : `${source}, ${vintage}`} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="rv-fine">{texts.hazards.note}</p>
    </>
  );
}

/** Reference levels beside the price, none of which is an appraisal. */
export function Valuation() {
  const { valuation } = useReportView().report;
  if (valuation.figures.length === 0) return null;
  return (
    <Section id="valuation" title={texts.valuation.title} titleJa={texts.valuation.titleJa}>
      <div className="rv-beside">
        <div>
          <ReportChart name="valuation" />
        </div>
        <FigureTable ids={valuation.figures} caption={texts.valuation.title} ranges={false} />
      </div>
    </Section>
  );
}
