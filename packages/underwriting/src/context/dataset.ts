/** A public dataset, as a source is cited. */
export interface DatasetReference {
  id: string;
  title: string;
  vintage: string;
  licence: string;
  source: string;
  url: string | null;
}

/** A value of a public dataset, with its row. */
export interface DatasetValue {
  value: number;
  dataset: DatasetReference;
  row: string;
}
