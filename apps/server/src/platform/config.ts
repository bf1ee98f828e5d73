import { isAbsolute, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** What the process was told, checked. Nothing else in the server reads `process.env`. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  storage: { kind: 'folder'; folder: string } | S3Storage;
  smtpUrl: string | null;
  /** Origin under which people reach the product, without a trailing slash. */
  publicUrl: string | null;
  /**
   * What addresses of the product begin with, in mails for example: PUBLIC_URL, or this machine where nobody else can
   * reach the server. Never what a request says: anyone can write anything into a Host header. Null: not known.
   */
  site: string | null;
  /** Null: the built-in payment sandbox. */
  stripe: { secretKey: string; webhookSecrets: string[] } | null;
  freeMode: boolean;
  debugMode: boolean;
  benchmarkEnabled: boolean;
  /** What a new user gets; -1 is unlimited. */
  complimentaryCredits: number;
  usdJpy: number | null;
  /** Public services that refresh the stored data; null is off. */
  services: { mlitApiKey: string | null; estatAppId: string | null; exchangeRateUrl: string | null };
  /** A language model that may propose facts; null is off. */
  factReader: { url: string; key: string | null; model: string } | null;
  administrator: { email: string; password: string } | null;
  supportEmail: string;
  /** For the legal disclosure; null is not set, which the page says. */
  seller: Seller;
  /** Proxies whose word on where a request came from is taken: addresses, networks, `loopback`. Empty: nobody's. */
  trustedProxies: string[];
  /** Who is asked for a code after the password: nobody; administrators and those who wish it; everybody. */
  mfaPolicy: 'off' | 'admins' | 'all';
  /** Exact `host:port` exceptions to the egress guard. */
  listingAllowHosts: string[];
  browserPath: string | null;
  worker: 'embedded' | 'only' | 'off';
}

export interface Seller {
  name: string | null;
  address: string | null;
  representative: string | null;
  phone: string | null;
}

export interface S3Storage {
  kind: 's3';
  bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  endpoint: string | null;
  region: string;
  forcePathStyle: boolean;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** The environment cannot be used. `problems` has a line for each variable at fault. */
export class ConfigProblem extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The server cannot start with this environment:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off'];
const flag = z
  .string()
  .toLowerCase()
  .refine((text) => [...yes, ...no].includes(text), 'must be true or false')
  .transform((text) => yes.includes(text));
const address = (...protocols: string[]) =>
  z.string().refine(
    (text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol);
    },
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, `must be from ${lowest} to ${highest}`);
const email = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address');
const line = z
  .string()
  .trim()
  .max(300, 'must be at most 300 characters long')
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');
/** A key goes into a header or an address as it is. */
const key = z.string().regex(/^[\x21-\x7e]{8,200}$/, 'must be a key of 8 to 200 characters without spaces');
const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/i;

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
const isProxy = (entry: string) => entry === 'loopback' || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  STORAGE_URL: address('file:', 's3:').optional(),
  S3_ENDPOINT: address('http:', 'https:').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_FORCE_PATH_STYLE: flag.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  PUBLIC_URL: address('http:', 'https:')
    .refine((text) => URL.parse(text)?.pathname === '/', 'must be an origin, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  // Two while one is replaced by the other.
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.length <= 2 && !secrets.includes(''), 'must be one secret, or two separated by a comma')
    .optional(),
  FREE_MODE: flag.optional(),
  DEBUG_MODE: flag.default(false),
  BENCHMARK_ENABLED: flag.default(false),
  MFA_POLICY: z.enum(['off', 'admins', 'all'], 'must be off, admins or all').default('admins'),
  COMPLIMENTARY_CREDITS: wholeNumber(-1, 1_000_000).default(-1),
  USD_JPY: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be yen per dollar, a number')
    .transform(Number)
    .refine((value) => value >= 20 && value <= 1000, 'must be from 20 to 1000')
    .optional(),
  MLIT_API_KEY: key.optional(),
  ESTAT_APP_ID: key.optional(),
  EXCHANGE_RATE_URL: address('http:', 'https:').optional(),
  FACT_READER_URL: address('http:', 'https:').optional(),
  FACT_READER_KEY: key.optional(),
  FACT_READER_MODEL: line.min(1).optional(),
  ADMIN_EMAIL: email.transform((text) => text.toLowerCase()).optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must be at least 6 characters long').optional(),
  SUPPORT_EMAIL: email.default('support@rimawari.example'),
  LEGAL_SELLER_NAME: line.optional(),
  LEGAL_SELLER_ADDRESS: line.optional(),
  LEGAL_SELLER_REPRESENTATIVE: line.optional(),
  LEGAL_SELLER_PHONE: line.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => (text.trim() === 'none' ? [] : listOf(text)))
    .refine((entries) => entries.every(isProxy), 'must be none, or addresses, networks or loopback, separated by commas'),
  LISTING_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform(listOf)
    .refine((entries) => entries.every((entry) => hostAndPort.test(entry)), 'must be host:port entries, separated by commas'),
  BROWSER_PATH: z.string().optional(),
  WORKER: z.enum(['embedded', 'only', 'off'], 'must be embedded, only or off').default('embedded'),
});
type Variables = z.infer<typeof variables>;

/** The names of all variables that are read. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws ConfigProblem that names every variable at fault.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = variables.safeParse(given);
  if (!read.success) throw new ConfigProblem(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const problems = contradictions(read.data);
  if (problems.length > 0) throw new ConfigProblem(problems);
  return toConfig(read.data);
}

function contradictions(env: Variables): string[] {
  const together = (one: keyof Variables, other: keyof Variables) =>
    (env[one] === undefined) === (env[other] === undefined)
      ? []
      : [`${env[one] === undefined ? one : other} is missing: ${one} and ${other} go together`];
  return [
    ...together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    ...together('FACT_READER_URL', 'FACT_READER_MODEL'),
    ...(env.FACT_READER_KEY !== undefined && env.FACT_READER_URL === undefined
      ? ['FACT_READER_URL is missing: FACT_READER_KEY needs it']
      : []),
    ...together('ADMIN_EMAIL', 'ADMIN_PASSWORD'),
    ...together('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    ...(env.WORKER !== 'embedded' && env.DATABASE_URL === undefined
      ? ['WORKER must be embedded, or DATABASE_URL set: the embedded database serves one process only']
      : []),
    ...(env.STORAGE_URL?.startsWith('s3:') && new URL(env.STORAGE_URL).hostname === ''
      ? ['STORAGE_URL must name a bucket: s3://BUCKET/PREFIX']
      : []),
  ];
}

function toConfig(env: Variables): Config {
  const dataDir = resolve(env.DATA_DIR);
  const stripe =
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
      ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET }
      : null;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    storage: storageOf(env, dataDir),
    smtpUrl: env.SMTP_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    site: env.PUBLIC_URL ?? siteHere(env),
    stripe,
    freeMode: env.FREE_MODE ?? stripe === null,
    debugMode: env.DEBUG_MODE,
    benchmarkEnabled: env.BENCHMARK_ENABLED,
    complimentaryCredits: env.COMPLIMENTARY_CREDITS,
    usdJpy: env.USD_JPY ?? null,
    services: {
      mlitApiKey: env.MLIT_API_KEY ?? null,
      estatAppId: env.ESTAT_APP_ID ?? null,
      exchangeRateUrl: env.EXCHANGE_RATE_URL ?? null,
    },
    factReader:
      env.FACT_READER_URL && env.FACT_READER_MODEL
        ? { url: env.FACT_READER_URL, key: env.FACT_READER_KEY ?? null, model: env.FACT_READER_MODEL }
        : null,
    administrator: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    supportEmail: env.SUPPORT_EMAIL,
    seller: {
      name: env.LEGAL_SELLER_NAME ?? null,
      address: env.LEGAL_SELLER_ADDRESS ?? null,
      representative: env.LEGAL_SELLER_REPRESENTATIVE ?? null,
      phone: env.LEGAL_SELLER_PHONE ?? null,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    mfaPolicy: env.MFA_POLICY,
    listingAllowHosts: env.LISTING_ALLOW_HOSTS,
    browserPath: env.BROWSER_PATH ?? null,
    worker: env.WORKER,
  };
}

function siteHere({ HOST, PORT, WORKER }: Variables): string | null {
  if (WORKER === 'only' || PORT === 0 || !isLoopback(HOST)) return null;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

function storageOf(env: Variables, dataDir: string): Config['storage'] {
  const url = env.STORAGE_URL === undefined ? null : new URL(env.STORAGE_URL);
  if (url?.protocol !== 's3:') {
    const folder = url === null ? resolve(dataDir, 'objects') : decodeURIComponent(url.pathname);
    return { kind: 'folder', folder: isAbsolute(folder) ? folder : resolve(folder) };
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    // Services other than Amazon's seldom resolve a bucket as a host name.
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
    credentials:
      env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
        : null,
  };
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
