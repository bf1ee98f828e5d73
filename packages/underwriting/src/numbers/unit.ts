/** Units a figure can have. `percent` is a percent number (5.6 means 5.6 %); `ratio` is dimensionless. */
export type Unit =
  | 'JPY'
  | 'JPY/month'
  | 'JPY/year'
  | 'JPY/m2'
  | 'JPY/m2/month'
  | 'percent'
  | 'ratio'
  | 'm2'
  | 'years'
  | 'months'
  | 'minutes'
  | 'metres'
  | 'count'
  | 'score'
  | 'index'
  | 'JPY/USD'
  | 'year'
  | 'percent/year'
  /** A difference of two percent numbers. */
  | 'points'
  | 'points/year';
