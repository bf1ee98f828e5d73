import { type AnyNode, type ArrowFunctionExpression, type Expression, type FunctionExpression, type Pattern, parse } from 'acorn';

/** Nodes of a script that are visited and how deep values may lie; what lies beyond them says nothing. */
const most = { nodes: 200_000, depth: 40, values: 60 };

type Names = ReadonlyMap<string, unknown>;

/** What JavaScript cannot tell without being run. */
const unknown = Symbol('unknown');

/** Works out values that stand in a script as they are written. Nothing of the script is run. */
class Written {
  readonly #source: string;
  #left = most.nodes;

  constructor(source: string) {
    this.#source = source;
  }

  /** The value of an expression, or `unknown`: literals, objects, arrays, names given before, and `JSON.parse` of a text. */
  value(node: AnyNode | null | undefined, names: Names, depth = 0): unknown {
    this.#left -= 1;
    if (!node || this.#left < 0 || depth > most.depth) return unknown;
    switch (node.type) {
      case 'Literal':
        return node.value === null || ['string', 'number', 'boolean'].includes(typeof node.value) ? node.value : unknown;
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? unknown) : unknown;
      case 'Identifier':
        return names.has(node.name) ? names.get(node.name) : unknown;
      case 'UnaryExpression':
        return this.#unary(node.operator, this.value(node.argument, names, depth + 1));
      case 'ArrayExpression':
        return node.elements.map((element) => known(this.value(element, names, depth + 1)));
      case 'ObjectExpression':
        return Object.fromEntries(
          node.properties.flatMap((property): [string, unknown][] => {
            if (property.type !== 'Property' || property.computed || property.kind !== 'init') return [];
            const { key } = property;
            const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
            return name === null ? [] : [[name, known(this.value(property.value, names, depth + 1))]];
          }),
        );
      case 'AssignmentExpression':
        return this.value(node.right, names, depth + 1);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        // `data() { return {…} }`
        return node.params.length === 0 ? this.#returned(node, names, depth) : unknown;
      case 'CallExpression':
        return this.#call(node.callee, node.arguments, names, depth);
      default:
        return unknown;
    }
  }

  #unary(operator: string, value: unknown): unknown {
    if (operator === 'void') return null;
    if (operator === '!' && typeof value === 'number') return value === 0;
    return operator === '-' && typeof value === 'number' ? -value : unknown;
  }

  /** `JSON.parse('…')`, `Object.freeze({…})`, and what Nuxt writes: a function that returns an object, called at once. */
  #call(callee: AnyNode, args: readonly AnyNode[], names: Names, depth: number): unknown {
    if (callee.type === 'MemberExpression' && args.length > 0) {
      const called = this.#source.slice(callee.start, callee.end);
      const value = /^(?:JSON\s*\.\s*parse|Object\s*\.\s*freeze)$/.test(called) ? this.value(args[0], names, depth + 1) : unknown;
      return called.startsWith('Object') || typeof value !== 'string' ? value : parsedText(value);
    }
    if (callee.type === 'Identifier' && /^decodeURIComponent$/.test(callee.name)) {
      const value = this.value(args[0], names, depth + 1);
      return typeof value === 'string' ? decoded(value) : unknown;
    }
    if ((callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression') || callee.params.length > 5000) return unknown;
    const own = new Map(names);
    for (const [index, parameter] of callee.params.entries()) named(own, parameter, this.value(args[index], names, depth + 1));
    return this.#returned(callee, own, depth);
  }

  /** What a function gives back; statements before its `return` say nothing here. */
  #returned({ body }: FunctionExpression | ArrowFunctionExpression, names: Names, depth: number): unknown {
    if (body.type !== 'BlockStatement') return this.value(body, names, depth + 1);
    const given = body.body.find((statement) => statement.type === 'ReturnStatement');
    return given ? this.value(given.argument, names, depth + 1) : unknown;
  }
}

const known = (value: unknown): unknown => (value === unknown ? null : value);

function named(names: Map<string, unknown>, pattern: Pattern, value: unknown): void {
  if (pattern.type === 'Identifier' && value !== unknown) names.set(pattern.name, value);
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unknown;
  }
}

function decoded(text: string): unknown {
  try {
    return decodeURIComponent(text);
  } catch {
    return unknown;
  }
}

/** `property` of `window.app.property`. */
function lastName(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? lastName(node.property) : null;
}

const isData = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A value that a script writes down, and the name that it gives it. */
export interface WrittenValue {
  name: string | null;
  value: unknown;
}

/**
 * The objects and lists that a script writes down: what it declares, assigns to a name or hands to a function.
 * Empty where it cannot be parsed.
 */
export function valuesWritten(text: string): WrittenValue[] {
  let program: ReturnType<typeof parse>;
  try {
    program = parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true, allowHashBang: true });
  } catch {
    // A syntax error, or brackets nested deeper than the stack.
    return [];
  }
  const written = new Written(text);
  const names = new Map<string, unknown>();
  const found: WrittenValue[] = [];
  const keep = (value: unknown, name: string | null = null): void => {
    if (isData(value) && found.length < most.values) found.push({ name, value });
  };
  const take = (expression: Expression | null | undefined): void => {
    const value = written.value(expression, names);
    if (isData(value)) keep(value, expression?.type === 'AssignmentExpression' ? lastName(expression.left) : null);
    else if (expression?.type === 'CallExpression' || expression?.type === 'NewExpression')
      for (const argument of expression.arguments) keep(written.value(argument, names));
  };
  const visit = (statements: readonly AnyNode[], depth: number): void => {
    for (const statement of statements) {
      if (statement.type === 'VariableDeclaration')
        for (const { id, init } of statement.declarations) {
          const value = written.value(init, names);
          named(names, id, value);
          if (isData(value)) keep(value, lastName(id));
          else take(init);
        }
      else if (statement.type === 'ExpressionStatement') {
        take(statement.expression);
        if (depth < 3) for (const body of bodiesIn(statement.expression)) visit(body, depth + 1);
      } else if (statement.type === 'BlockStatement') visit(statement.body, depth + 1);
    }
  };
  visit(program.body, 0);
  return found;
}

/** Statements of functions that an expression calls or hands over: `(function () {…})()`, `addEventListener('load', () => {…})`. */
function bodiesIn(expression: Expression): (readonly AnyNode[])[] {
  if (expression.type === 'UnaryExpression') return bodiesIn(expression.argument);
  if (expression.type !== 'CallExpression') return [];
  return [expression.callee, ...expression.arguments].flatMap((part) =>
    (part.type === 'FunctionExpression' || part.type === 'ArrowFunctionExpression') && part.body.type === 'BlockStatement'
      ? [part.body.body]
      : [],
  );
}
