import { presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';

/** `商業地域 80% 400% 防火地域`, `1中高／60・200`: two ratios behind a zone, whatever parts them. */
const ratiosBehindZone = /(?<=[域居業専用高低商工])[\s/・(]+(\d{2,3})\s*%?\s*[/・\s]\s*(\d{2,4})\s*%?(?=$|[)\s・/]).*$/;

/** Ratios behind the zone: `第一種住居地域（60/200）`. */
export function designatedRatios(text: string): Read[] {
  const plain = plainText(text);
  const [, coverage, ratio] =
    /\((\d{2,3})%?\s*[/・]\s*(\d{2,4})%?\)/.exec(plain) ??
    /[域居業専用]\s*(\d{2,3})\s*%?\s*[/・]\s*(\d{2,4})\s*%?$/.exec(plain) ??
    /建(?:ぺい|蔽|ペイ)率?\s*:?\s*(\d{2,3})\s*%?[^\d]{0,8}容積率?\s*:?\s*(\d{2,4})/.exec(plain) ??
    ratiosBehindZone.exec(plain) ??
    /\bBCR\s*:?\s*(\d{2,3})\s*%.{0,6}FAR\s*:?\s*(\d{2,4})\s*%/i.exec(plain) ??
    [];
  return [
    ...one('building_coverage_pct', coverage ? Number(coverage) : null),
    ...one('floor_area_ratio_pct', ratio ? Number(ratio) : null),
  ];
}

/** The zone as printed, without the ratios behind it and without what 都市計画 puts before or, in a cell of several things, behind it. */
export function zoneOf(text: string): string | null {
  if (!/[住商工指調区種低]|zone|district|residential|commercial|industrial/i.test(text)) return null;
  const whole = plainText(text)
    // A narrow cell breaks its word: `第一種中高層住居専用` over `地域`.
    .replace(/(?<=(?:種|層|住居|低|高|中|専用?|商業?|工業?|近隣|準|地|田|園|第[一二12]?))\n(?=\p{Script=Han}{0,8}域)/gu, '')
    .split('\n')
    .join('・')
    .replace(/^市街化区域\s*[/・,、(\s]\s*(?=[第準近商工田\d一二])/, '')
    // `Quasi-industrial. Building coverage …`: the sentence ends.
    .replace(/(?<=[a-z])\.(?:\s.*)?$/, '')
    .replace(/[;,(]\s*(?:BCR|FAR|building coverage|floor area ratio)\b.*$/i, '');
  if (/^市街化区域[^\p{L}]*$/u.test(whole)) return null;
  // `防火地域／第3種高度地区`: districts of other rules alone.
  if (
    /(?:防火|高度|風致|景観|文教|駐車場整備|高度利用)/.test(whole) &&
    !/住居|商業|工業|専用|住専|調整|指定|近商|準工|田園|[住商工]/.test(whole)
  )
    return null;
  const zone = whole
    // `近隣商業地域現況賃貸中`: the next label without its stroke.
    .replace(composed`(?<=地域)(?:${presentState}|土地権利|接道|地目|建物|構造|総戸数|引渡).*$`, '')
    .replace(
      /[、,・/\s(]*建(?:ぺい|蔽|ペイ).*$|\s*\(\d{2,3}%?\s*[/・]\s*\d{2,4}%?\)$|(?:\s+|(?<=地域))\d{2,3}\s*%?\s*[/・]\s*\d{2,4}\s*%?$/,
      '',
    )
    .replace(ratiosBehindZone, '')
    // `商業地域、防火地域、15m第4種高度地区`: a list of districts of every kind.
    .replace(/(?<=地域)、(?:準?防火地域|[^、]*(?:高度|景観|風致|美観)[^、]*地区)、.*$/, '');
  return (zone === whole ? whole : zone.replace(/(?<=.)[・、,\s(]+(?:準?防火|新防火)地域\)?[・、,/\s(]*$/, '')).slice(0, 80);
}
