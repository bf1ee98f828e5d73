/** Port to the register of towns. */
export interface TownBook {
  /** The address with the only town that differs from the one read by a letter; as it was read, where none or several do. Doubtful where its town is not known. */
  nearest(address: string): { address: string; doubtful: boolean };
}
