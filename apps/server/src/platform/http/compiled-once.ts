/**
 * What `compile` makes of a schema, made when it is first asked for and kept in `made` by the schema's text: a server starts
 * without compiling some hundred schemas, and servers of one process share what they compiled.
 */
export function compiledOnce<Made>(made: Map<string, Made>, schema: object, compile: () => Made): () => Made {
  let own: Made | undefined;
  return () => {
    if (own === undefined) {
      const text = JSON.stringify(schema);
      own = made.get(text) ?? compile();
      made.set(text, own);
    }
    return own;
  };
}
