/** Words in charts, drawn and live. The sentence above a chart is in the catalogue of its chapter. */
export const chartPrice = 'Price ';
export const chartBaseCase = 'base case ';
export const chartYear = (year: number | string) => `Year ${year}`;

/** What is read from a chart by pointer or keys. */
export const readingChart = 'chart';
export const readingKeys = 'Use the arrow keys to read values';
/** Of a bar with amounts at its ends, and of a level with its range. */
export const readingEnds = ['Low end', 'High end'];
export const readingLevel = ['Level', 'From', 'To'];

/** A group of costs with its amount. */
export const costOnce = 'once';
export const costOneTime = 'one-time';
export const costYearly = 'a year';
export const costGroup = (title: string, when: string, amount: string) => `${title}, ${when}: ${amount}`;
