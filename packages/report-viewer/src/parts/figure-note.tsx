import type { Figure } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useReportView } from '../context/report-context.ts';
import { Disclosure } from './disclosure.tsx';
import { LabelWords } from './label-words.tsx';

interface FigureNoteProps {
  figure: Figure;
  label: ReactNode;
  className?: string;
  /** What is said of the figure here, below its card. */
  children?: ReactNode;
}

/** Words or a number that open the card of a figure. The card itself is built when it is opened. */
export function FigureNote({ figure, label, ...rest }: FigureNoteProps) {
  const { medium, cards } = useReportView();
  return <Disclosure printed={medium === 'print'} label={label} card={cards.cardOf('figure', figure.id)} {...rest} />;
}

/** The label of a figure, which opens its definition and origin. */
export function FigureLabel({ figure, label }: { figure: Figure; label?: string }) {
  return <FigureNote figure={figure} label={<LabelWords label={label ?? figure.label} ja={figure.label_ja} />} />;
}
