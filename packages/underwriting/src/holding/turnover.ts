/** Mean stay in months. Source: 日本賃貸住宅管理協会, 2022. */
export const meanStayMonths = { single: 39, family: 61 } as const;

/** Share of tenancies that end in a year, as a ratio. */
export function annualTurnover(stayMonths: number): number {
  return 12 / stayMonths;
}

/** Cost of one change of tenant: agents, restoration and the months without rent. Yen. */
export function costPerTurnover(input: { rent: number; advertisingMonths: number; restoration: number; downtimeMonths: number }): number {
  return input.rent * input.advertisingMonths + input.restoration + input.rent * input.downtimeMonths;
}
