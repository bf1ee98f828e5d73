import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (problem) {
    if (problem instanceof ConfigProblem) return problem.problems;
    throw problem;
  }
  return [];
};

describe('readConfig', () => {
  it('needs nothing: embedded database, local folder, free while there are no payment keys', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      storage: { kind: 'folder', folder: resolve('.data/objects') },
      freeMode: true,
      complimentaryCredits: -1,
      worker: 'embedded',
      mfaPolicy: 'admins',
      site: 'http://127.0.0.1:3000',
      administrator: null,
    });
  });

  it('ends free mode when payment keys are set, unless FREE_MODE says otherwise', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(readConfig(keys)).toMatchObject({ freeMode: false, stripe: { secretKey: 'sk', webhookSecrets: ['whsec'] } });
    expect(readConfig({ ...keys, FREE_MODE: 'true' }).freeMode).toBe(true);
    expect(readConfig({ FREE_MODE: 'off' }).freeMode).toBe(false);
  });

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: 'localhost', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://rimawari.example/' }, 'https://rimawari.example'],
    [{ HOST: '0.0.0.0' }, null],
    [{ PORT: '0' }, null],
    [{ WORKER: 'only', DATABASE_URL: 'postgres://x' }, null],
  ])('knows under which address people reach it, or that nobody said: %o', (environment, site) => {
    expect(readConfig(environment).site).toBe(site);
  });

  it('leaves public services off until their keys are set, and takes no key with spaces', () => {
    expect(readConfig({}).services).toEqual({ mlitApiKey: null, estatAppId: null, exchangeRateUrl: null });
    expect(
      readConfig({ MLIT_API_KEY: 'abcdefgh1', ESTAT_APP_ID: 'ijklmnop2', EXCHANGE_RATE_URL: 'https://rates.example/usd' }).services,
    ).toEqual({ mlitApiKey: 'abcdefgh1', estatAppId: 'ijklmnop2', exchangeRateUrl: 'https://rates.example/usd' });
    expect(problemsOf({ MLIT_API_KEY: 'two words', EXCHANGE_RATE_URL: 'ftp://x' })).toEqual([
      'MLIT_API_KEY must be a key of 8 to 200 characters without spaces',
      'EXCHANGE_RATE_URL must be an address that begins with http:// or https://',
    ]);
  });

  it('names every variable at fault at once', () => {
    expect(problemsOf({ PORT: 'eighty', FREE_MODE: 'maybe', DATABASE_URL: 'mysql://x', USD_JPY: '-3' })).toEqual([
      'PORT must be a whole number',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
      'FREE_MODE must be true or false',
      'USD_JPY must be yen per dollar, a number',
    ]);
  });

  it.each([
    [{ ADMIN_EMAIL: 'a@b.test' }, 'ADMIN_PASSWORD is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together'],
    [{ WORKER: 'only' }, 'WORKER must be embedded, or DATABASE_URL set: the embedded database serves one process only'],
    [{ PUBLIC_URL: 'https://x.test/app' }, 'PUBLIC_URL must be an origin, without a path'],
    [{ LISTING_ALLOW_HOSTS: 'localhost' }, 'LISTING_ALLOW_HOSTS must be host:port entries, separated by commas'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, everyone' }, 'TRUSTED_PROXIES must be none, or addresses, networks or loopback, separated by commas'],
    [{ TRUSTED_PROXIES: '*' }, 'TRUSTED_PROXIES must be none, or addresses, networks or loopback, separated by commas'],
    [{ MFA_POLICY: 'some' }, 'MFA_POLICY must be off, admins or all'],
  ])('refuses %o', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });

  it('reads an S3 bucket with a prefix', () => {
    expect(
      readConfig({
        STORAGE_URL: 's3://reports/prod/',
        S3_ENDPOINT: 'http://127.0.0.1:9000',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      }).storage,
    ).toEqual({
      kind: 's3',
      bucket: 'reports',
      prefix: 'prod',
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
  });

  it('believes the proxies it is told of, by default those of this machine', () => {
    expect(readConfig({}).trustedProxies).toEqual(['loopback']);
    expect(readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '10.1.0.0/16, 2001:db8::5' }).trustedProxies).toEqual(['10.1.0.0/16', '2001:db8::5']);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 3000 });
  });
});
