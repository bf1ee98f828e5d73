import { type Kinds, names, type Table, type ValuesOf } from './kinds.ts';

/** Examples of one kind: the names and units that go in, those that come out, and the engine's functions between them. */
export interface Family {
  title: string;
  inputs: Kinds;
  /** Names of results, or their places in what `run` gives: `land.tax`. */
  outputs: Kinds;
  run: (inputs: Readonly<Record<string, unknown>>) => object;
}

type In<Names extends string> = Names extends `${infer Of} → ${string}` ? Of : Names extends `${infer Of}→${string}` ? Of : never;

/**
 * @param names inputs, an arrow, and results, both as {@link names} reads them
 * @param more inputs of kinds that have no word
 */
export function family<const Names extends string, More extends Kinds = Record<never, never>>(definition: {
  title: string;
  names: Names;
  more?: More;
  run: (inputs: ValuesOf<Table<In<Names>>> & ValuesOf<More>) => object;
}): Family {
  const [inputs = '', outputs = ''] = definition.names.split('→');
  return {
    title: definition.title,
    inputs: { ...(inputs.trim() === '' ? {} : names(inputs)), ...definition.more },
    outputs: names(outputs),
    run: (stated) => definition.run(stated as ValuesOf<Table<In<Names>>> & ValuesOf<More>),
  };
}
