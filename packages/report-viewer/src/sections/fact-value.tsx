import type { InsightReport, Station } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { lineInEnglish } from '../names/line-names.ts';
import { readingOf } from '../names/reading-of.ts';
import { Quantity } from '../parts/figure-value.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { evidenceTexts as texts } from '../texts/evidence-texts.ts';
import { occupancyNames, rightsName, structureNames, zoneName } from './fact-names.ts';

/** The English reading of one fact; the printed Japanese stands in the next column. */
export function FactValue({ field, value }: { field: string; value: unknown }) {
  const { place } = useReportView().report;
  if (value === null || value === undefined || value === '') return <NotStated />;
  if (typeof value === 'number') return <NumberFact field={field} value={value} />;
  if (field === 'stations' && Array.isArray(value)) return <Stations stations={value as Station[]} />;
  if (field === 'structure')
    return (
      <>
        {[value]
          .flat()
          .filter((code) => typeof code === 'string')
          .map((code) => `${structureNames[code] ?? ''} (${code})`.trim())
          .join(', ')}
      </>
    );
  if (field === 'built' && typeof value === 'string') return <>{formatDate(value)}</>;
  if (field === 'occupancy' && typeof value === 'string') return <>{occupancyNames[value] ?? value}</>;
  const printed = typeof value === 'string' ? value : null;
  const english = printed === null ? null : inEnglish(field, printed, place);
  if (english !== null) {
    return (
      <>
        {english} <Japanese className="rv-term">{printed}</Japanese>
      </>
    );
  }
  return <EitherLanguage text={typeof value === 'string' ? value : JSON.stringify(value)} />;
}

function inEnglish(field: string, value: string, place: InsightReport['place']): string | null {
  if (field === 'land_rights') return rightsName(value);
  if (field === 'zoning') return zoneName(value);
  if (field === 'prefecture' && value === place.prefecture) return place.prefecture_en;
  if (field === 'municipality' && value === place.municipality) return place.municipality_en;
  return null;
}

function NumberFact({ field, value }: { field: string; value: number }) {
  if (field.endsWith('_jpy_month') || field === 'monthly_rent_jpy') return <Quantity unit="JPY/month" value={value} />;
  if (field === 'annual_rent_jpy') return <Quantity unit="JPY/year" value={value} />;
  if (field.endsWith('_jpy')) return <Quantity unit="JPY" value={value} />;
  if (field.endsWith('_pct')) return <Quantity unit="percent" value={value} />;
  if (field.endsWith('_m2')) return <Quantity unit="m2" value={value} />;
  if (field === 'floor' && value < 0) return <>{texts.basement(-value)}</>;
  return <Quantity unit="count" value={value} />;
}

/** The line by its railway's own name, the station where it is written in kana: no rule tells how kanji of a place are read. */
function StationInEnglish({ station: { line, station } }: { station: Station }) {
  const names = [line === null ? null : lineInEnglish(line), station === null ? null : readingOf(station)].filter((name) => name !== null);
  return names.length > 0 && <span className="rv-fine"> {names.join(', ')}</span>;
}

function Stations({ stations }: { stations: Station[] }) {
  if (stations.length === 0) return <NotStated />;
  return (
    <ul className="rv-plain-list">
      {stations.map((station) => (
        <li key={`${station.line}-${station.station}`}>
          <Japanese>{[station.line, station.station].filter((part) => part !== null).join(' ')}</Japanese>
          <StationInEnglish station={station} />
          {station.bus_min !== undefined && texts.byBus(station.bus_min)}
          {station.walk_min !== null && texts.onFoot(station.walk_min)}
          {station.distance_m !== undefined && texts.away(station.distance_m)}
        </li>
      ))}
    </ul>
  );
}
