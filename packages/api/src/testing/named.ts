/** Gives a fresh copy of a situation's data, so that no test can change what another one sees; `situations` names them all. */
export interface Fixture<Name extends string, Shape> {
  (situation: Name): Shape;
  readonly situations: readonly Name[];
}

/**
 * The one function of a fixture module: a situation's name in, its data out.
 * `named<Schemas['User']>()({ … })` checks every situation against the contract.
 */
export function named<Shape>() {
  return <Name extends string>(situations: Record<Name, Shape>): Fixture<Name, Shape> =>
    Object.assign((situation: Name): Shape => structuredClone(situations[situation]), { situations: Object.keys(situations) as Name[] });
}
