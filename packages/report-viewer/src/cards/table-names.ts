/** The name of the list of figures that no section shows, among the tables of years. */
export const workingFigures = 'working';
/** The name of the table of inputs at both ends of their ranges. */
export const endsTable = 'ends';
