import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Kind, pageFile, readSample, sampleText, shares, type VoiceString, voicePage } from '../rendered/voice-page.ts';
import { draw } from '../rendered/voice-strings.ts';

describe('the judged sample of texts', () => {
  const sample = readSample();

  it('has 200 texts, as many of each kind as its share, each once and judged', () => {
    expect(sample.judgements).toHaveLength(200);
    for (const [kind, share] of Object.entries(shares)) expect(sample.judgements.filter((text) => text.kind === kind)).toHaveLength(share);
    expect(new Set(sample.judgements.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(200);
    expect(sample.judgements.filter(({ verdict }) => verdict === '')).toEqual([]);
  });

  it('is good to at least 90% and misleads nowhere', () => {
    expect(sample.judgements.filter(({ verdict }) => verdict === 'good').length).toBeGreaterThanOrEqual(180);
    expect(sample.judgements.filter(({ verdict }) => verdict === 'misleading')).toEqual([]);
  });

  it('says why a text is not good', () => {
    expect(sample.judgements.filter(({ verdict, note }) => verdict !== 'good' && note === '')).toEqual([]);
  });

  it('is written as it is read, and the page follows it', () => {
    expect(readSample(sampleText(sample))).toEqual(sample);
    expect(readFileSync(pageFile, 'utf8')).toBe(voicePage(sample));
  });
});

describe('a draw', () => {
  const strings = (Object.keys(shares) as Kind[]).flatMap((kind) =>
    Array.from({ length: 100 }, (_, index): VoiceString => ({ kind, place: 'made up', text: `${kind} ${index}` })),
  );

  it('is the same for the same seed, another for another', () => {
    expect(draw(strings, 7)).toEqual(draw(strings.toReversed(), 7));
    expect(draw(strings, 7)).not.toEqual(draw(strings, 8));
  });

  it('takes from each kind its share, no text twice', () => {
    const drawn = draw(strings, 7);
    expect(drawn).toHaveLength(200);
    expect(new Set(drawn).size).toBe(200);
  });
});
