import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { ConfigProblem, isLoopback, readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/database/lock-folder.ts';
import { describeError } from './platform/log/describe-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config, { logger: { level: 'warn' } });
  const { log } = app.http;
  let closePorts = async () => {};
  let stopping: Promise<void> | null = null;

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping !== null) return;
      say('Stopping: waiting for running steps …');
      stopping = app
        .close(() => closePorts())
        .then(
          () => process.exit(0),
          (problem: unknown) => {
            log.error({ err: problem }, 'The server did not stop cleanly');
            process.exit(1);
          },
        );
    });
  }

  if (config.worker !== 'only') {
    await app.http.listen({ host: config.host, port: config.port });
    for (const line of app.notices) say(line);
    say(`Rimawari answers at ${config.publicUrl ?? addressOf(app.http.server.address() as AddressInfo)}`);
  }
  if (config.worker === 'off') return;
  // Loaded after the address is printed: the pipeline is the heavy part, and nobody needs it before the first analysis.
  const [{ createPorts }, { steps }] = await Promise.all([
    import('./analyses/pipeline/create-ports.ts'),
    import('./analyses/pipeline/steps.ts'),
  ]);
  const ports = await createPorts({
    cacheDir: join(config.dataDir, 'cache'),
    listingAllowHosts: config.listingAllowHosts,
    browserPath: config.browserPath,
    usdJpy: config.usdJpy,
    services: config.services,
    factReader: config.factReader,
    onProblem: (problem) => log.warn({ err: problem }, 'A part of the pipeline is not available'),
  });
  closePorts = () => ports.close();
  await app.work({ ports, steps });
  if (config.worker === 'only') say('Rimawari is processing the queue');
}

function addressOf({ address, port, family }: AddressInfo): string {
  const host =
    isLoopback(address) || address === '0.0.0.0' || address === '::' ? (address === '127.0.0.1' ? address : 'localhost') : address;
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`;
}

start().catch((problem: unknown) => {
  const code = problem instanceof Error ? Reflect.get(problem, 'code') : undefined;
  if (problem instanceof ConfigProblem || problem instanceof FolderInUse) process.stderr.write(`${problem.message}\n`);
  else if (code === 'EADDRINUSE')
    process.stderr.write('The port is in use by another program. Stop that program, or set PORT to another number.\n');
  else console.error('The server could not start.', describeError(problem));
  process.exit(1);
});
