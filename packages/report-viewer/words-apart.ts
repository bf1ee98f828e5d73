import { type InlineConfig, type Plugin, parseAst, type build as viteBuild } from 'vite';

/** What the list of words is called while the engine's script is built; no name of the sources is like it. */
const list = 'ENGINE_WORDS';
const next = 'NEXT_WORD';
/** Shorter texts cost about as much as the number that would stand for them. */
const leastLength = 12;
const engine = 'Rimawari_engine';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A letter of Japanese takes three bytes. */
const leastJapanese = leastLength / 2;

/** Whether a text is prose, which no program compares or looks up: words with spaces between them, or a sentence in Japanese. */
function isProse(text: string): boolean {
  return (text.length >= leastLength && text.includes(' ')) || (text.length >= leastJapanese && text.endsWith('。'));
}

/** What the engine refuses with is told also where nothing is drawn. */
function isRefusal({ type, callee }: SyntaxNode): boolean {
  return type === 'NewExpression' || (type === 'CallExpression' && isNode(callee) && callee.type === 'Super');
}

/** Names of properties and of modules stay; the label of an assumption stands in what the engine refuses with. */
function isName({ type, key }: SyntaxNode, part: string): boolean {
  if (part === 'value' && type === 'Property' && isNode(key)) return key.name === 'label';
  return part === 'type' || part === 'source' || (part === 'key' && type === 'Property');
}

/** The law that a rule is from, by its Japanese name. */
const isLaw = (name: unknown, text: string): boolean =>
  name === 'source' && text.length >= leastJapanese && /[\p{Script=Han}\p{Script=Katakana}]/u.test(text);

/** A Japanese label or title beside an English one, however short, and the source of a rule: told, and never compared. */
function isJapaneseName({ type, key, value }: SyntaxNode): boolean {
  if (type !== 'Property' || !isNode(key) || !isNode(value) || typeof value.value !== 'string') return false;
  return String(key.name).endsWith('_ja') || isLaw(key.name, value.value);
}

/** Functions of the engine that make a text of their arguments, whatever the length of these. */
const textMakers: ReadonlySet<unknown> = new Set(['asked', 'effect', 'found', 'level', 'term']);

/** Short texts that such a call gives, but for the unit of a term; longer ones are prose wherever they stand. */
function shortTexts({ type, callee, arguments: given }: SyntaxNode): SyntaxNode[] {
  if (type !== 'CallExpression' || !isNode(callee) || !textMakers.has(callee.name) || !Array.isArray(given)) return [];
  const texts: unknown[] = callee.name === 'term' ? given.toSpliced(2, 1) : given;
  return texts.filter((text): text is SyntaxNode => isNode(text) && typeof text.value === 'string' && !isProse(text.value));
}

function proseIn(value: unknown, placeOf: (text: string) => string): Edit[] {
  if (Array.isArray(value)) return value.flatMap((entry) => proseIn(entry, placeOf));
  if (!isNode(value) || isRefusal(value)) return [];
  const { type, start, end } = value;
  if (type === 'Literal')
    return typeof value.value === 'string' && isProse(value.value) ? [{ start, end, text: placeOf(value.value) }] : [];
  if (type === 'TemplateElement') {
    const { cooked } = value.value as { cooked: string };
    return isProse(cooked) ? [{ start, end, text: `\${${placeOf(cooked)}}` }] : [];
  }
  if (isJapaneseName(value)) {
    const { start: from, end: to, value: name } = value.value as SyntaxNode;
    return [{ start: from, end: to, text: placeOf(String(name)) }];
  }
  const told = shortTexts(value).map((text) => ({ start: text.start, end: text.end, text: placeOf(String(text.value)) }));
  return [...told, ...Object.entries(value).flatMap(([part, inside]) => (isName(value, part) ? [] : proseIn(inside, placeOf)))];
}

/** A module with a place in the list for each of its sentences; `words` is the list, and gets those that it lacks. */
export function takeWords(code: string, words: string[]): string {
  const placeOf = (text: string) => {
    const known = words.indexOf(text);
    return `${list}[${known < 0 ? words.push(text) - 1 : known}]`;
  };
  const edits = proseIn(parseAst(code), placeOf).toSorted((one, other) => one.start - other.start);
  let made = '';
  let done = 0;
  for (const { start, end, text } of edits) {
    made += code.slice(done, start) + text;
    done = end;
  }
  return made + code.slice(done);
}

/** What is evaluated not at all or several times, and so not in the order of the script. */
const notInOrder =
  /Function|^(?:PropertyDefinition|ConditionalExpression|LogicalExpression|AssignmentPattern|ChainExpression|(?:For|ForOf|ForIn|While|DoWhile|If|Switch|Try)Statement)$/;

/** The places in the list that a script reads one after the other as it starts, outside of all functions but the one around it. */
function readInOrder(value: unknown, depth = 0): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap((entry) => readInOrder(entry, depth));
  if (!isNode(value)) return [];
  const { type, object, property } = value;
  if (type === 'MemberExpression' && isNode(object) && object.name === list && isNode(property)) return [value];
  const inside = depth + (notInOrder.test(type) ? 1 : 0);
  return inside > 1 ? [] : Object.values(value).flatMap((part) => readInOrder(part, inside));
}

/**
 * A script that takes the words it reads as it starts one after the other, without the number of their place: such calls are all the same, and
 * weigh next to nothing once compressed. `words` gets them last, in that order; the others come first.
 */
export function takeInOrder(code: string, words: string[]): { code: string; from: number } {
  const inOrder = new Set(readInOrder(parseAst(code)).map(({ start }) => start));
  const taken: string[] = [];
  const others: string[] = [];
  // The bundler writes 1000 as 1e3.
  const made = code.replace(new RegExp(`${list}\\[([\\de]+)\\]`, 'g'), (_, place: string, start: number) => {
    const text = words[Number(place)] ?? '';
    if (inOrder.has(start)) {
      taken.push(text);
      return `${next}()`;
    }
    const known = others.indexOf(text);
    return `${list}[${known < 0 ? others.push(text) - 1 : known}]`;
  });
  words.splice(0, words.length, ...others, ...taken);
  return { code: made, from: others.length };
}

/** The engine's script without its words: it works on its own, and `withWords` gives the same engine with them. */
function wordless(words: string[]): Plugin {
  return {
    name: 'engine-without-words',
    enforce: 'post',
    transform: (code, id) => (id.includes('/underwriting/src/') ? { code: takeWords(code, words), map: null } : null),
    renderChunk: (code, { exports }) => {
      const given = exports.length > 0 ? `;${engine}.withWords=made;return ${engine}` : '';
      const named = exports.length > 0 ? `var ${engine}=` : '';
      const taking = takeInOrder(code, words);
      const begin = `var NEXT_PLACE=${taking.from},${next}=()=>${list}[NEXT_PLACE++]`;
      return {
        code: `${named}(function made(${list}){${begin};${taking.code}${given}})(Array(${words.length}).fill(""));`,
        map: null,
      };
    },
  };
}

/** Before a script that draws: it is started beside the engine, in the same worker. */
function tellsWords(words: string[]): Plugin {
  return {
    name: 'engine-words',
    enforce: 'post',
    renderChunk: (code) => ({ code: `${engine}=${engine}.withWords(${JSON.stringify(words)});${code}`, map: null }),
  };
}

/**
 * Builds the scripts of a report one after the other, with the sentences of the report apart from the engine that works out its numbers: the
 * proof, the lab's figures and a file need none of them. The script that draws the report brings them; it is built after the engine.
 */
export function withWordsApart(build: typeof viteBuild): (config: InlineConfig) => ReturnType<typeof viteBuild> {
  const words: string[] = [];
  const plugins: Record<string, (of: string[]) => Plugin> = { [engine]: wordless, Rimawari_drawing: tellsWords };
  return (config) => {
    const lib = config.build?.lib;
    const plugin = plugins[(typeof lib === 'object' && lib.name) || ''];
    return build(plugin === undefined ? config : { ...config, plugins: [...(config.plugins ?? []), plugin(words)] });
  };
}
