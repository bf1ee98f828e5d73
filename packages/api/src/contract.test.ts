import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { problemStatuses } from './limits.gen.ts';
import { contract, entriesOf, faultsOf, type Json, listOf, operations, resolved } from './testing/contract.ts';

const named = operations.map((operation) => [operation.id, operation] as const);

describe('the contract', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(contract));
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe('3.1');
  });

  it('names every operation once', () => {
    const ids = operations.map(({ id }) => id);
    expect(ids).not.toContain('undefined');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every call of the specification and the additions of the architecture', () => {
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([...calls].sort());
  });

  it('gives every code of a problem its status', () => {
    const code = contract.components?.schemas?.ProblemCode;
    expect(Object.keys(code?.['x-status'] ?? {})).toEqual(code?.enum);
  });

  it('uses every schema it defines', () => {
    const text = JSON.stringify(contract);
    const unused = Object.keys(contract.components?.schemas ?? {}).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    expect(unused).toEqual([]);
  });
});

describe.each(named)('operation %s', (_, { path, method, definition, parameters }) => {
  const statuses = Object.keys(definition.responses ?? {});
  const scopes = listOf(definition.security).flatMap((requirement) => listOf(requirement.bearer).map(String));

  it('says what it is for, under a known tag', () => {
    expect(String(definition.summary)).not.toBe('undefined');
    const tags = listOf(contract.tags).map((tag) => tag.name);
    for (const tag of listOf(definition.tags)) expect(tags).toContain(tag);
    expect(listOf(definition.tags)).toHaveLength(1);
  });

  it('states its security and the answers that follow from it', () => {
    expect(Array.isArray(definition.security)).toBe(true);
    const guarded = listOf(definition.security).length > 0;
    expect(scopes).toEqual(path.startsWith('/admin') ? ['admin'] : []);
    if (guarded) expect(statuses).toContain('401');
    if (scopes.includes('admin')) expect(statuses).toContain('403');
  });

  it('names the flag it depends on', () => {
    const flag = path.startsWith('/admin/debug') ? 'debug_mode' : path.startsWith('/admin/benchmark') ? 'benchmark_enabled' : undefined;
    expect(definition['x-feature']).toBe(flag);
    if (flag) expect(statuses).toContain('404');
  });

  it('takes an Idempotency-Key where it says so, from callers it knows', () => {
    const takesKey = parameters.some((parameter) => String(parameter.name) === 'Idempotency-Key');
    expect(Boolean(definition['x-idempotent'])).toBe(takesKey);
    if (!takesKey) return;
    expect(statuses).toContain('409');
    expect(listOf(definition.security).length).toBeGreaterThan(0);
  });

  it('answers success, and bad input where there is input', () => {
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses).toContain('500');
    if (definition.requestBody) expect(statuses).toEqual(expect.arrayContaining(['413', '415', '422']));
    if (parameters.some((parameter) => String(parameter.in) === 'query')) expect(statuses).toContain('422');
    if (parameters.some((parameter) => String(parameter.in) === 'path')) expect(statuses).toEqual(expect.arrayContaining(['404', '422']));
    if (method === 'delete') expect(statuses).toContain('204');
  });

  it('describes its parameters with examples that fit', () => {
    for (const parameter of parameters) {
      expect(parameter.description, String(parameter.name)).toBeTruthy();
      expect(faultsOf(parameter.schema ?? {}, parameter.example), String(parameter.name)).toEqual([]);
    }
  });

  it('has examples that fit for its request and every answer', () => {
    const bodies: [string, Json][] = entriesOf(definition.responses).map(([status, response]) => [status, resolved(response)]);
    if (definition.requestBody) bodies.push(['request', resolved(definition.requestBody)]);
    for (const [name, body] of bodies) {
      if (name !== 'request') expect(body.description, name).toBeTruthy();
      for (const [type, media] of entriesOf(body.content)) {
        const examples = entriesOf(media.examples);
        expect(examples.length, `${name} ${type}`).toBeGreaterThan(0);
        for (const [example, node] of examples) {
          expect(faultsOf(media.schema ?? {}, resolved(node).value), `${name} ${type} ${example}`).toEqual([]);
        }
      }
    }
  });

  it('gives errors one form with a code of their status, and Retry-After with 429', () => {
    for (const [status, response] of entriesOf(definition.responses)) {
      if (Number(status) < 400) continue;
      for (const [name, node] of entriesOf(resolved(response).content?.['application/json']?.examples)) {
        const example = resolved(node);
        expect(problemStatuses[String(example.value?.code) as keyof typeof problemStatuses], name).toBe(Number(status));
      }
      expect(resolved(response).content?.['application/json']?.schema?.$ref).toBe('#/components/schemas/Problem');
      if (status === '429') expect(Object.keys(resolved(response).headers ?? {})).toContain('Retry-After');
    }
  });
});

describe('the limits of the contract', () => {
  const registration = { email: 'haruka.mori@example.com', password: 'sixsix', full_name: 'Haruka Mori' };
  it.each([
    ['a password of five characters', 'RegistrationRequest', { ...registration, password: 'fives' }],
    ['an address without a domain', 'RegistrationRequest', { ...registration, email: 'haruka@' }],
    ['a blank name', 'RegistrationRequest', { ...registration, full_name: '  ' }],
    ['a code of five digits', 'LoginRequest', { email: 'a@b.c', password: 'x', mfa_token: 't', otp_code: '12345' }],
    ['a code without its challenge', 'LoginRequest', { email: 'a@b.c', password: 'x', otp_code: '123456' }],
    ['four files', 'AnalysisCreation', { files: ['1', '2', '3', '4'] }],
    ['a monthly limit below zero', 'UserUpdate', { monthly_analysis_limit: -1 }],
    ['credits below minus one', 'UserUpdate', { complimentary_analysis_credits: -2 }],
    ['a field that cannot be changed', 'UserUpdate', { email: 'new@example.com' }],
    ['a change of nothing', 'UserUpdate', {}],
    ['a profile whose config is a list', 'BenchmarkProfileCreation', { name: 'x', config: [] }],
    ['a run without steps', 'DebugRunRequest', { steps: [], base_session: 's' }],
    ['an unknown step', 'DebugRunRequest', { steps: ['guessing'], base_session: 's' }],
    ['a progress above 100', 'StatusResponse', { status: 'pending', created_at: '2026-11-20T05:41:30Z', progress: 101, error: null }],
  ])('refuse %s', (_, schema, value) => {
    expect(faultsOf(schema, value)).not.toEqual([]);
  });

  it.each([
    ['six characters', 'RegistrationRequest', registration],
    ['a carrier address with dots in a row', 'RegistrationRequest', { ...registration, email: 'mori..haruka.@mobile.example.ne.jp' }],
    ['three files', 'AnalysisCreation', { files: ['1', '2', '3'] }],
    ['unlimited credits', 'UserUpdate', { complimentary_analysis_credits: -1 }],
    [
      'a status of a newer server',
      'StatusResponse',
      { status: 'archived', created_at: '2026-11-20T05:41:30Z', progress: 100, error: null },
    ],
  ])('accept %s', (_, schema, value) => {
    expect(faultsOf(schema, value)).toEqual([]);
  });
});

const calls = `
POST /register
POST /login
POST /logout
GET /me
GET /me/account
PATCH /me/account
GET /me/defaults
PUT /me/defaults
DELETE /me/defaults
POST /me/change-password
GET /me/sessions
DELETE /me/sessions
DELETE /me/sessions/{id}
GET /me/export
POST /me/export
GET /me/export/file
POST /me/delete
POST /forgot-password
POST /resend-code
POST /resend-verification
POST /reset-password
GET /verify
GET /config
GET /analysis
POST /analysis
GET /analyses/compare
POST /analysis/{id}/cancel
GET /analysis/{id}/facts
POST /analysis/{id}/corrections
GET /analysis/{id}/change
GET /analysis/{id}/shares
POST /analysis/{id}/shares
DELETE /analysis/{id}/shares/{shareId}
GET /analysis/{id}/scenarios
POST /analysis/{id}/scenarios
PATCH /analysis/{id}/scenarios/{scenarioId}
DELETE /analysis/{id}/scenarios/{scenarioId}
GET /shared/{token}
GET /shared/{token}/fragment
GET /samples/{slug}
GET /samples/{slug}/fragment
GET /samples/{slug}/report
GET /analysis/{id}
PATCH /analysis/{id}
DELETE /analysis/{id}
POST /analysis/{id}/restore
GET /analysis/{id}/status
GET /analysis/{id}/sources
GET /analysis/{id}/sources/{sourceId}
GET /analysis/{id}/fragment
GET /analysis/{id}/report
GET /stripe/plans
POST /stripe/create-checkout-session
GET /stripe/payment-history
POST /stripe/create-portal-session
POST /stripe/webhook
GET /admin/stats
GET /admin/charts
GET /admin/users
GET /admin/users/{id}
PATCH /admin/users/{id}
DELETE /admin/users/{id}
POST /admin/users/{id}/change-password
GET /admin/jobs
POST /admin/jobs/{id}/retry
GET /admin/audit
GET /admin/worker/task/{id}
GET /admin/debug/analysis/{id}/sessions
GET /admin/debug/analysis/{id}/files
GET /admin/debug/analysis/{id}/file
GET /admin/debug/analysis/{id}/content
GET /admin/debug/analysis/{id}/difference
GET /admin/debug/analysis/{id}/explanation
POST /admin/debug/analysis/{id}/run
GET /admin/benchmark/profiles
POST /admin/benchmark/profiles
PATCH /admin/benchmark/profiles/{id}
DELETE /admin/benchmark/profiles/{id}
GET /admin/benchmark/runs
POST /admin/benchmark/runs
GET /admin/benchmark/runs/{id}
DELETE /admin/benchmark/runs/{id}
POST /admin/benchmark/runs/{id}/cancel
GET /admin/benchmark/runs/{id}/extraction
GET /health
GET /ready`
  .trim()
  .split('\n');
