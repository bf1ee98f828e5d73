import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FactReaderFailed } from './fact-reader.ts';
import { createOpenAiFactReader, factReaderBounds } from './openai-compatible.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.stop());
beforeEach(() => {
  model.asked.length = 0;
  model.answers.length = 0;
});

const never = new AbortController().signal;
const key = 'sk-secret-of-the-operator';
const sources = [{ source_id: 'document-1', text: '価格 2,480万円' }];
const reader = (changes: { timeoutMs?: number; url?: string } = {}) =>
  createOpenAiFactReader({ url: model.url, key, model: 'small-1', pauseMs: 1, ...changes });
const failureOf = async (proposing: Promise<unknown>) => {
  const problem = await proposing.catch((thrown: unknown) => thrown);
  if (!(problem instanceof FactReaderFailed)) throw new Error(`expected FactReaderFailed, got ${String(problem)}`);
  expect(`${problem.stack} ${JSON.stringify(problem)} ${String(problem.cause)}`).not.toContain(key);
  return problem.message;
};

describe('a language model behind the protocol of OpenAI', () => {
  it('is handed the documents as data, within its bounds, and its quotations come back', async () => {
    model.answers.push({ facts: [{ source_id: 'document-1', field: 'price_jpy', quotation: '2,480万円' }] });
    expect(await reader().propose(sources, ['price_jpy', 'address'], never)).toEqual([
      { source_id: 'document-1', field: 'price_jpy', quotation: '2,480万円' },
    ]);
    const [{ path, headers, body } = model.asked[0] as never] = model.asked;
    expect([path, headers.authorization, body.model, body.temperature, body.max_tokens]).toEqual([
      '/v1/chat/completions',
      `Bearer ${key}`,
      'small-1',
      0,
      factReaderBounds.answerTokens,
    ]);
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[0]?.content).not.toContain('2,480');
    expect(JSON.parse(body.messages[1]?.content ?? '')).toEqual({
      facts: [
        { field: 'price_jpy', label: '価格' },
        { field: 'address', label: '所在地' },
      ],
      documents: sources,
    });
  });

  it('costs no more than its bound: long documents are cut, and nothing is asked about nothing', async () => {
    const long = [
      { source_id: 'a', text: 'あ'.repeat(20_000) },
      { source_id: 'b', text: 'い'.repeat(20_000) },
      { source_id: 'c', text: 'う' },
    ];
    await reader().propose(long, ['price_jpy'], never);
    const { documents } = JSON.parse(model.asked[0]?.body.messages[1]?.content ?? '{}');
    expect(documents.map(({ text }: { text: string }) => text.length)).toEqual([20_000, 4000]);
    await reader().propose(sources, [], never);
    await reader().propose([], ['price_jpy'], never);
    expect(model.asked).toHaveLength(1);
  });

  it('is asked again while it is busy, and three times at most', async () => {
    model.answers.push({ status: 503 }, { status: 429 }, { facts: [] });
    expect(await reader().propose(sources, ['price_jpy'], never)).toEqual([]);
    expect(model.asked).toHaveLength(3);
    model.answers.splice(0, model.answers.length, { status: 500 });
    expect(await failureOf(reader().propose(sources, ['price_jpy'], never))).toBe('it answered with status 500, 3 times');
    expect(model.asked).toHaveLength(6);
  });

  it('is not asked again where it says no', async () => {
    model.answers.push({ status: 401 });
    expect(await failureOf(reader().propose(sources, ['price_jpy'], never))).toBe('it answered with status 401');
    expect(model.asked).toHaveLength(1);
  });

  it('is waited for no longer than its time, and not at all once the analysis stops', async () => {
    model.answers.push('silence');
    expect(await failureOf(reader({ timeoutMs: 50 }).propose(sources, ['price_jpy'], never))).toBe(
      'it did not answer within 0.05 seconds, 3 times',
    );
    const stop = new AbortController();
    const proposing = reader().propose(sources, ['price_jpy'], stop.signal);
    stop.abort(new Error('the worker stops'));
    await expect(proposing).rejects.toThrow('the worker stops');
  });

  it('leads nowhere else with the key', async () => {
    const other = await startModelServer();
    model.answers.push({ location: `${other.url}/chat/completions` });
    await failureOf(reader().propose(sources, ['price_jpy'], never));
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  it.each([
    ['words', { content: 'The price is 24,800,000 yen.' }],
    ['another shape', { content: '{"price":24800000}' }],
    ['facts without quotations', { facts: [{ source_id: 'document-1', field: 'price_jpy', value: 1 }] }],
    ['far too much', { content: 'x'.repeat(factReaderBounds.answerBytes + 1) }],
  ])('is not believed when it answers with %s', async (_, answer) => {
    model.answers.push(answer);
    expect(await failureOf(reader().propose(sources, ['price_jpy'], never))).toMatch(/^its answer is /);
  });

  it('may put its JSON between fences, and names of facts that there are not are left out', async () => {
    const facts = [
      { source_id: 'document-1', field: 'layout', quotation: '1K' },
      { source_id: 'document-1', field: 'shell_command', quotation: 'rm' },
    ];
    model.answers.push({ content: `\`\`\`json\n${JSON.stringify({ facts })}\n\`\`\`` });
    expect(await reader().propose(sources, ['layout'], never)).toEqual([facts[0]]);
  });
});
