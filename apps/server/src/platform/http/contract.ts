import { readFileSync } from 'node:fs';
import type { operations } from '@rimawari/api/types';
import { parse } from 'yaml';
import type { TextSchema } from './text-rules.ts';

export type OperationId = keyof operations;

/** What the server itself has to know of an operation; the rest is read by the route generator. */
export interface OperationRule {
  id: OperationId;
  method: string;
  /** Below the base path, as the contract writes it. */
  path: string;
  /** Ways in: the caller needs one of these credentials with all of its roles. None: the operation is public. */
  security: readonly SecurityRequirement[];
  /** Flag of GET /config without which the operation answers 404. */
  feature: 'debug_mode' | 'benchmark_enabled' | null;
  bodyRequired: boolean;
  multipart: boolean;
  /** The handler needs the body byte for byte. */
  rawBody: boolean;
  /** Takes an Idempotency-Key. */
  idempotent: boolean;
  /** Of the body, JSON or form. */
  bodySchema: TextSchema | undefined;
}

export interface SecurityRequirement {
  /** Of `components.securitySchemes`. */
  scheme: string;
  /** The scopes of the requirement. */
  roles: readonly string[];
}

export interface Contract {
  document: object;
  basePath: string;
  operations: ReadonlyMap<string, OperationRule>;
  /** The schema that a `$ref` names. */
  schemaAt: (reference: string) => TextSchema | undefined;
}

interface OperationNode {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  'x-feature'?: OperationRule['feature'];
  'x-raw-body'?: boolean;
  'x-idempotent'?: boolean;
  requestBody?: { required?: boolean; content: Record<string, { schema?: TextSchema }> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

let read: Contract | undefined;

/** Openapi.yaml, read once: routes, validation, access and features are decided there. Nobody changes what is returned. */
export function readContract(): Contract {
  read ??= parseContract();
  return read;
}

function parseContract(): Contract {
  const text = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');
  const document = parse(text) as {
    servers: { url: string }[];
    security?: OperationNode['security'];
    paths: Record<string, Record<string, OperationNode>>;
    components: { schemas: Record<string, TextSchema> };
  };
  const rules = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method];
      return node === undefined ? [] : [ruleOf(method, path, node, document.security)];
    }),
  );
  return {
    document,
    basePath: document.servers[0]?.url ?? '',
    operations: new Map(rules.map((rule) => [rule.id, rule])),
    schemaAt: (reference) => document.components.schemas[reference.replace('#/components/schemas/', '')],
  };
}

function ruleOf(method: string, path: string, node: OperationNode, general: OperationNode['security']): OperationRule {
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    security: (node.security ?? general ?? []).map((requirement) => requirementOf(requirement, node.operationId)),
    feature: node['x-feature'] ?? null,
    bodyRequired: node.requestBody?.required === true,
    multipart: node.requestBody !== undefined && 'multipart/form-data' in node.requestBody.content,
    rawBody: node['x-raw-body'] === true,
    idempotent: node['x-idempotent'] === true,
    bodySchema: Object.values(node.requestBody?.content ?? {})[0]?.schema,
  };
}

function requirementOf(requirement: Record<string, string[]>, operation: string): SecurityRequirement {
  const [only, ...more] = Object.entries(requirement);
  if (only === undefined || more.length > 0) throw new Error(`${operation} has to name one security scheme in each of its requirements`);
  return { scheme: only[0], roles: only[1] };
}
