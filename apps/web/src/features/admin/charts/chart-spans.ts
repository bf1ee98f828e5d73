/** How far back the charts may go. */
export const chartSpans = ['7', '30', '90', '366'] as const;
