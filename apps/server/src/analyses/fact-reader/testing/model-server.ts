import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export interface AskedModel {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; max_tokens: number; temperature: number; messages: { role: string; content: string }[] };
}

/** What the model says: facts as its JSON, or a status, or nothing at all. */
export type ModelAnswer = { facts: unknown } | { content: string } | { status: number } | { location: string } | 'silence';

export interface ModelServer {
  url: string;
  asked: AskedModel[];
  /** Answers in turn; the last one stays. */
  answers: ModelAnswer[];
  stop(): Promise<void>;
}

/** A server on this machine that speaks the protocol of OpenAI's chat completions. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  const answers: ModelAnswer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { facts: [] };
    if (answer === 'silence') return;
    if ('status' in answer) return void response.writeHead(answer.status).end('{"error":{"message":"no"}}');
    if ('location' in answer) return void response.writeHead(307, { location: answer.location }).end();
    const content = 'content' in answer ? answer.content : JSON.stringify({ facts: answer.facts });
    const completion = {
      id: 'c1',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
