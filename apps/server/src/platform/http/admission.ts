import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { Contract, OperationRule } from './contract.ts';
import { notFound, notSignedIn, Problem } from './problem.ts';

/** How a security scheme of the contract tells who asks. Null: the request carries no such credential, or one that does not hold. */
export type SecurityScheme = (request: FastifyRequest) => Promise<Caller | null>;

export interface AdmissionOptions {
  contract: Contract;
  /** By their names in the contract. */
  schemes: Record<string, SecurityScheme>;
  features: Record<'debug_mode' | 'benchmark_enabled', boolean>;
}

/** Scopes of the contract as roles. */
const roles: Record<string, { holds: (caller: Caller) => boolean; refusal: string }> = {
  admin: { holds: (caller) => caller.isAdministrator, refusal: 'Only administrators can do this' },
};

const callers = new WeakMap<FastifyRequest, Caller>();

export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('A public operation asked for its caller');
  return caller;
}

/** A token in the Authorization header. */
export function bearer(authenticate: (token: string) => Promise<Caller | null>): SecurityScheme {
  return async (request) => {
    const token = /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return token === undefined ? null : authenticate(token);
  };
}

/** @throws Error when the contract asks for a scheme or a role that nobody knows: such an operation would stand open or shut by accident. */
export function assertDecidable({ contract, schemes }: AdmissionOptions): void {
  for (const { id, security } of contract.operations.values()) {
    for (const requirement of security) {
      if (!Object.hasOwn(schemes, requirement.scheme)) throw new Error(`${id} asks for the unknown security scheme ${requirement.scheme}`);
      for (const role of requirement.roles) if (!Object.hasOwn(roles, role)) throw new Error(`${id} asks for the unknown role ${role}`);
    }
  }
}

/**
 * Lets a request in as the contract's `security` and `x-feature` say, before anything of its body is read.
 * @throws Problem 401, 403, 404
 */
export async function admit(request: FastifyRequest, rule: OperationRule, options: AdmissionOptions): Promise<void> {
  // What is off is not there, for anyone.
  if (rule.feature !== null && !options.features[rule.feature]) throw notFound();
  if (rule.security.length > 0) callers.set(request, await recognise(request, rule, options));
}

async function recognise(request: FastifyRequest, rule: OperationRule, { schemes }: AdmissionOptions): Promise<Caller> {
  let refusal: string | undefined;
  for (const requirement of rule.security) {
    const caller = (await schemes[requirement.scheme]?.(request)) ?? null;
    if (caller === null) continue;
    const missing = requirement.roles.map((name) => roles[name]).find((role) => role !== undefined && !role.holds(caller));
    if (missing === undefined) return caller;
    refusal = missing.refusal;
  }
  throw refusal === undefined ? notSignedIn() : new Problem('forbidden', refusal);
}
