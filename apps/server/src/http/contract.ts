import { readFileSync } from 'node:fs';
import type { operations } from '@rimawari/api/types';
import { parse } from 'yaml';

export type OperationId = keyof operations;

/** What the server itself has to know of an operation; the rest is read by the route generator. */
export interface OperationRule {
  id: OperationId;
  method: string;
  /** Below the base path, as the contract writes it. */
  path: string;
  access: 'public' | 'user' | 'admin';
  /** Flag of GET /config without which the operation answers 404. */
  feature: 'debug_mode' | 'benchmark_enabled' | null;
  bodyRequired: boolean;
  multipart: boolean;
}

export interface Contract {
  document: object;
  basePath: string;
  operations: ReadonlyMap<string, OperationRule>;
}

interface OperationNode {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  'x-feature'?: OperationRule['feature'];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Reads openapi.yaml: routes, validation, access and features are decided there. */
export function readContract(): Contract {
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const document = parse(text) as {
    servers: { url: string }[];
    security?: OperationNode['security'];
    paths: Record<string, Record<string, OperationNode>>;
  };
  const rules = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method];
      return node === undefined ? [] : [ruleOf(method, path, node, document.security)];
    }),
  );
  return { document, basePath: document.servers[0]?.url ?? '', operations: new Map(rules.map((rule) => [rule.id, rule])) };
}

function ruleOf(method: string, path: string, node: OperationNode, general: OperationNode['security']): OperationRule {
  const security = node.security ?? general ?? [];
  const scopes = security.flatMap((requirement) => requirement.bearer ?? []);
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    access: security.length === 0 ? 'public' : scopes.includes('admin') ? 'admin' : 'user',
    feature: node['x-feature'] ?? null,
    bodyRequired: node.requestBody?.required === true,
    multipart: node.requestBody !== undefined && 'multipart/form-data' in node.requestBody.content,
  };
}
