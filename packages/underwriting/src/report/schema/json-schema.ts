/** The part of JSON Schema (2020-12) that the report's schema uses. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  title?: string;
  description?: string;
  type?: JsonType | readonly JsonType[];
  const?: string | number | boolean | null;
  enum?: readonly (string | number | null)[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  anyOf?: readonly JsonSchema[];
}
export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

function typeMatches(value: unknown, type: JsonType): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}

/** Every place where a value breaks a schema, as `path: what is wrong`. At most fifty. */
export function schemaErrors(schema: JsonSchema, value: unknown): string[] {
  const errors: string[] = [];
  const check = (rule: JsonSchema, item: unknown, path: string): void => {
    if (errors.length >= 50) return;
    if (rule.$ref !== undefined) {
      const target = schema.$defs?.[rule.$ref.replace('#/$defs/', '')];
      if (!target) errors.push(`${path}: the schema names ${rule.$ref}, which it does not define`);
      else check(target, item, path);
      return;
    }
    if (rule.anyOf && !rule.anyOf.some((option) => passes(option, item))) errors.push(`${path}: matches none of the shapes allowed`);
    if (rule.const !== undefined && item !== rule.const) errors.push(`${path}: must be ${JSON.stringify(rule.const)}`);
    if (rule.enum && !rule.enum.includes(item as string)) errors.push(`${path}: must be one of ${rule.enum.join(', ')}`);
    const types = rule.type === undefined ? [] : Array.isArray(rule.type) ? (rule.type as readonly JsonType[]) : [rule.type as JsonType];
    if (types.length > 0 && !types.some((type) => typeMatches(item, type))) {
      errors.push(`${path}: must be ${types.join(' or ')}`);
      return;
    }
    if (typeof item === 'number') checkNumber(rule, item, path);
    if (typeof item === 'string' && rule.pattern !== undefined && !new RegExp(rule.pattern).test(item))
      errors.push(`${path}: does not match ${rule.pattern}`);
    if (Array.isArray(item)) checkList(rule, item, path);
    else if (typeof item === 'object' && item !== null) checkObject(rule, item as Record<string, unknown>, path);
  };
  const passes = (rule: JsonSchema, item: unknown) => schemaErrors({ ...rule, $defs: schema.$defs ?? {} }, item).length === 0;
  const checkNumber = (rule: JsonSchema, item: number, path: string) => {
    if (rule.minimum !== undefined && item < rule.minimum) errors.push(`${path}: must be at least ${rule.minimum}`);
    if (rule.maximum !== undefined && item > rule.maximum) errors.push(`${path}: must be at most ${rule.maximum}`);
  };
  const checkList = (rule: JsonSchema, item: unknown[], path: string) => {
    if (rule.minItems !== undefined && item.length < rule.minItems) errors.push(`${path}: needs at least ${rule.minItems} items`);
    if (rule.maxItems !== undefined && item.length > rule.maxItems) errors.push(`${path}: holds more than ${rule.maxItems} items`);
    if (rule.items) for (const [index, entry] of item.entries()) check(rule.items, entry, `${path}/${index}`);
  };
  const checkObject = (rule: JsonSchema, item: Record<string, unknown>, path: string) => {
    for (const name of rule.required ?? [])
      if (!Object.hasOwn(item, name) || item[name] === undefined) errors.push(`${path}/${name}: is missing`);
    for (const [name, entry] of Object.entries(item)) {
      if (entry === undefined) continue;
      const known = Object.hasOwn(rule.properties ?? {}, name) ? rule.properties?.[name] : undefined;
      if (known) check(known, entry, `${path}/${name}`);
      else if (rule.additionalProperties === false) errors.push(`${path}/${name}: is not part of the schema`);
      else if (typeof rule.additionalProperties === 'object') check(rule.additionalProperties, entry, `${path}/${name}`);
    }
  };
  check(schema, value, '');
  return errors;
}
