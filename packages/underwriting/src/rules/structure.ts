/** W wood, S steel, LGS light-gauge steel, RC reinforced concrete, SRC steel-framed reinforced concrete, CB concrete block. */
export type Structure = 'W' | 'S' | 'LGS' | 'RC' | 'SRC' | 'CB';
