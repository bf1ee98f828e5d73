/** What stands for the label of values that a whole roll gives. */
export const rollLabel = 'rent roll';
