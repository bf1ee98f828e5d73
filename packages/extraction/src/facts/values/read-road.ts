import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';

/** `無、東23m幅（接道幅4.8m）` under 私道負担・道路: the burden first, then the road. */
export function privateRoad(text: string, label: string): Read[] {
  const plain = firstLine(text);
  const [burden, ...road] = plain.split('、');
  if (!/道路/.test(label) || road.length === 0) return one('extra.private_road', plain.slice(0, 120));
  return [...one('extra.private_road', burden), ...one('extra.road', road.join('、').slice(0, 120))];
}

/** The road at a plot, its lines as one. */
export function road(text: string): Read[] {
  return /\d|[道側面角接]/.test(text) || /road|street|frontage/i.test(text)
    ? one('extra.road', plainText(text).split('\n').join(' / ').slice(0, 120))
    : [];
}
