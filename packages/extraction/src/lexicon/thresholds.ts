/** A figure that decides what a value is taken for. */
export interface Threshold {
  value: number;
  unit: 'yen' | 'yen a month' | 'share' | 'percentage points' | 'square metres' | 'metres' | 'metres a minute' | 'confidence';
  reason: string;
}

/**
 * Figures about properties and readings, each once. Measures of a page or a picture, such as gaps in heights of letters and lengths of
 * lines, stand with the one strategy that uses them.
 */
export const thresholds = {
  leastPriceStated: { value: 10_000, unit: 'yen', reason: 'a figure behind a label of the price that is smaller is a unit or a note' },
  leastPriceSpoken: { value: 1_000_000, unit: 'yen', reason: 'in running text smaller amounts are rents, charges and deposits' },
  leastPriceOfOffer: { value: 3_000_000, unit: 'yen', reason: 'amounts of several offers: smaller ones are rents and charges' },
  leastPriceOfPicture: { value: 100_000, unit: 'yen', reason: 'nothing with rooms costs less, so that the small 万 was not seen' },
  leastRent: { value: 5_000, unit: 'yen a month', reason: 'a smaller figure in a note of a roll is a charge or a number' },
  leastMiddleRent: { value: 8_000, unit: 'yen a month', reason: 'the middle rent of a roll is no less, or another column was read' },
  mostMiddleRent: { value: 20_000_000, unit: 'yen a month', reason: 'the middle rent of a roll is no more, or another column was read' },
  leastRentBeside: { value: 10_000, unit: 'yen a month', reason: 'a smaller rent is not worth its own line' },
  sameRent: { value: 0.02, unit: 'share', reason: 'a printed sum may be rounded, or hold small charges' },
  leastRentOfPrice: { value: 0.01, unit: 'share', reason: 'a yearly rent below it is as good as never printed for a let property' },
  mostRentOfPrice: { value: 0.6, unit: 'share', reason: 'a yearly rent above it is as good as never printed for a let property' },
  leastMonthOfPrice: { value: 0.0002, unit: 'share', reason: 'a tenth or less of what the rents of a month bring of any price' },
  roundedYield: { value: 0.06, unit: 'percentage points', reason: 'a printed yield is cut or rounded to a tenth or a hundredth' },
  roughYield: { value: 0.11, unit: 'percentage points', reason: 'a printed yield may miss the quotient of rounded rents and prices' },
  yieldStep: { value: 0.011, unit: 'percentage points', reason: 'a yield that proves its figures is cut or rounded to a hundredth' },
  leastFloorArea: { value: 5, unit: 'square metres', reason: 'nobody lives or works in less: it is a figure torn off its line' },
  metresWalked: { value: 85, unit: 'metres a minute', reason: 'a walk covers at most so much in a straight line' },
  metresRidden: { value: 700, unit: 'metres a minute', reason: 'a bus covers at most so much in a straight line' },
  stationElsewhere: { value: 12_000, unit: 'metres', reason: 'a station so much farther than its way allows is that of another offer' },
  sure: { value: 0.8, unit: 'confidence', reason: 'from here on a value may be used without a second look' },
  underSure: { value: 0.79, unit: 'confidence', reason: 'the most that a doubtful value gets, below what is sure' },
  proposed: { value: 0.6, unit: 'confidence', reason: 'less than running text: nobody has measured who proposes' },
  legible: { value: 0.5, unit: 'share', reason: 'of the letters of a picture, two readers agree on so many, or the words do not count' },
} as const satisfies Record<string, Threshold>;
