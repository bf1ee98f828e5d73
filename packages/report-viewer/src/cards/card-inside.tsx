import type { ReactNode } from 'react';
import type { CardView } from '../data/card-view.ts';
import { EvidenceNote } from '../parts/evidence-note.tsx';
import { FigureCard } from './figure-card.tsx';
import { SeriesCard } from './series-card.tsx';

/** The inside of the card with this short name; null where the page has no such card. */
export function cardInside(card: string, view: CardView): ReactNode {
  const number = Number(card.replace(/^[sf]/, ''));
  if (card.startsWith('s')) {
    const series = Object.values(view.series)[number];
    return series === undefined ? null : <SeriesCard series={series} view={view} />;
  }
  if (card.startsWith('f')) {
    const places = Object.values(view.places)[number];
    return places?.map(([evidence, crop], index) => <EvidenceNote key={index} evidence={evidence} crop={crop} />) ?? null;
  }
  const figure = Object.values(view.figures)[number];
  return figure === undefined ? null : <FigureCard figure={figure} view={view} />;
}
