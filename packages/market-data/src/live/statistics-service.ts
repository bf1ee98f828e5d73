import type { DatasetValue } from '@rimawari/underwriting';
import { type ServiceClient, ServiceFailure } from './fetch-json.ts';
import { amountOf, isRecord, otherShape, recordAt, textOf } from './shapes.ts';

/** The portal of official statistics (e-Stat), asked with an application id. */
export interface StatisticsServiceOptions {
  client: ServiceClient;
  appId: string;
  /** Only tests ask another address. */
  baseUrl?: string;
}

/** 社会・人口統計体系, municipalities, A 人口・世帯. */
const table = '0000020201';
const populationItem = 'A1101';

interface Newest {
  persons: number;
  year: string;
}

/** The newest value of the answer to getStatsData. */
function newestValue(body: unknown): Newest {
  const data = recordAt(body, 'GET_STATS_DATA');
  const result = recordAt(data, 'RESULT');
  const status = textOf(result.STATUS);
  if (status !== '0') throw new ServiceFailure(`it answered: ${textOf(result.ERROR_MSG).slice(0, 120) || `status ${status}`}`);
  const information = recordAt(recordAt(data, 'STATISTICAL_DATA'), 'DATA_INF');
  // A single value is not wrapped in a list.
  const values = Array.isArray(information.VALUE) ? (information.VALUE as unknown[]) : [information.VALUE];
  const rows = values.flatMap((row) => {
    if (!isRecord(row)) return otherShape();
    const persons = amountOf(row.$);
    const year = /^(\d{4})/.exec(textOf(row['@time']))?.[1];
    return persons === null || year === undefined ? [] : [{ persons, year }];
  });
  return rows.sort((a, b) => (a.year < b.year ? -1 : 1)).at(-1) ?? otherShape();
}

/** Newest population of a municipality. @throws ServiceFailure */
export async function askPopulation(
  { client, appId, baseUrl = 'https://api.e-stat.go.jp/rest/3.0/app/json/' }: StatisticsServiceOptions,
  code: string,
  signal: AbortSignal,
): Promise<{ value: DatasetValue; isOld: boolean }> {
  const url = new URL('getStatsData', baseUrl);
  const query = { appId, statsDataId: table, cdCat01: populationItem, cdArea: code, metaGetFlg: 'N' };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { value, fetchedOn, isOld } = await client.get(url, {}, newestValue, signal);
  const dataset = {
    id: 'estat-population',
    title: '社会・人口統計体系 総人口 (e-Stat)',
    vintage: `${value.year}, retrieved on ${fetchedOn}`,
    licence: '政府標準利用規約（第2.0版）',
    source: '総務省統計局 社会・人口統計体系、政府統計の総合窓口 (e-Stat)',
    url: 'https://www.e-stat.go.jp/',
  };
  return { value: { value: value.persons, dataset, row: `${code}, ${value.year}` }, isOld };
}
