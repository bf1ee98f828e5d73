/** A station of the railways' own list, in the words of the source as far as they were right. */
export interface NamedStation {
  line: string | null;
  station: string;
}

/** Port to the list of stations. */
export interface StationBook {
  /** The only station that differs from the one read by a letter at most; what was read, where none or several do. Doubtful where the list has no such station, or the line is surely misread. */
  nearest(read: NamedStation): NamedStation & { doubtful: boolean };
}
