import type { InsightReport } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { paperNames } from '../texts/letter-texts.ts';
import { letterOf, lettersQuestions, letterText } from './letter-of-questions.ts';

const kinds = ['condominium_unit', 'apartment_building', 'detached_house'] as const;
const report = sampleReport('condominium_unit');
const step = (id: string, question_ja: string | null, who: string | null = 'Broker', action = '') => ({ id, action, who, question_ja });
const check = (id: string, state: 'flag' | 'unknown', settle: string | null): InsightReport['checks'][number] => ({
  id,
  state,
  title: id,
  detail: '',
  severity: 'note',
  figures: [],
  effect: null,
  settle,
  question_en: `About ${id}?`,
  question_ja: `${id}は。`,
});
const paper = (field: string, document: string): InsightReport['missing'][number] => ({
  field,
  label: field,
  why_it_matters: '',
  document,
  question_en: `Send ${field}.`,
  question_ja: `${field}をお送りください。`,
});
const japanese = /[\p{Script=Han}\p{Script=Hiragana}]/u;

describe.each(kinds)('the letter of questions: %s', (kind) => {
  const sample = sampleReport(kind);
  const questions = lettersQuestions(sample);

  it('asks in both languages, each thing once', () => {
    expect(questions.length).toBeGreaterThan(2);
    for (const { en, ja, document } of questions) {
      expect(en).toMatch(/[.?]$/);
      // Terms stand in brackets behind the English.
      expect(en.replace(/\([^()]*\)/g, '')).not.toMatch(japanese);
      expect(ja).toMatch(/[。？]$/);
      if (document !== null) expect(document.en).not.toMatch(japanese);
    }
    expect(new Set(questions.map(({ ja }) => ja)).size).toBe(questions.length);
  });

  it('has every question of the checks in both languages, and names papers alone as documents', () => {
    for (const { question_en, question_ja } of sample.checks) expect(question_en === null).toBe(question_ja === null);
    for (const { document } of questions)
      for (const paper of document?.ja?.split('・') ?? []) expect(paper).not.toMatch(/有無|の確認|種別|徒歩/);
  });

  it('asks for each paper once, by names that a dwelling of this kind has', () => {
    const { documents, papers } = letterOf(sample);
    const requested = documents.map(({ ja, document }) => `${ja}${document?.ja ?? ''}`).join('');
    for (const { en, ja } of papers) {
      expect(requested).not.toContain(ja);
      expect(en).toBe(paperNames[ja]);
    }
    expect(new Set(papers.map(({ ja }) => ja)).size).toBe(papers.length);
    expect(papers.some(({ ja }) => ja === '管理規約')).toBe(kind === 'condominium_unit');
    if (kind !== 'apartment_building') expect(letterText(sample, 'ja')).not.toMatch(/各室|レントロール/);
  });

  it('leaves out no document that is missing, and asks in the order of the next steps', () => {
    for (const { question_ja } of sample.missing) expect(questions.some(({ ja }) => ja.includes(question_ja))).toBe(true);
    // Papers are asked for first, then what remains, each in the order of the steps.
    const orderOf = (isOfPart: (id: string) => boolean) =>
      sample.next_steps.flatMap(({ id, question_ja }) => {
        const at = isOfPart(id) ? questions.findIndex(({ ja }) => id !== 'open-questions' && question_ja?.startsWith(ja)) : -1;
        return at < 0 ? [] : [at];
      });
    const [papers, others] = [orderOf((id) => id.startsWith('document-')), orderOf((id) => !id.startsWith('document-'))];
    expect(papers.length + others.length).toBeGreaterThan(2);
    for (const order of [papers, others]) expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('the order and the words of the letter', () => {
  const made: InsightReport = {
    ...report,
    checks: [
      check('conflicts', 'flag', null),
      check('road', 'unknown', 'City office: road register (道路台帳)'),
      check('noise', 'unknown', null),
    ],
    missing: ['a', 'b', 'c', 'd', 'e'].map((field) => paper(field, `Paper ${field} (${field}証明書)`)),
    next_steps: [
      step(
        'same-property',
        'roll.xlsxは本物件の資料でしょうか。',
        'Broker',
        'Ask whether roll.xlsx is about this property: no building says so.',
      ),
      step('check-conflicts', 'conflictsは。'),
      step('document-b', 'bをお送りください。'),
      step('loan-offer', '融資条件を書面でいただけますか。', 'Lender'),
      step('document-a', 'aをお送りください。'),
      step('open-questions', 'roadは。 noiseは。'),
      step('tax-adviser', null, 'Tax accountant (税理士)'),
    ],
  };

  it('puts what is disputed first, then every document, and nothing that a lender or an adviser is asked', () => {
    expect(lettersQuestions(made).map(({ ja }) => ja)).toEqual([
      'roll.xlsxは本物件の資料でしょうか。',
      'conflictsは。',
      'bをお送りください。',
      'aをお送りください。',
      'cをお送りください。',
      'dをお送りください。',
      'eをお送りください。',
      'roadは。',
      'noiseは。',
    ]);
  });

  it('names the paper that settles a question, in the language of the letter', () => {
    expect(letterText(made, 'ja')).toContain('3. bをお送りください。（資料：b証明書）');
    expect(letterText(made, 'en')).toContain('3. Send b. (b証明書)');
    expect(letterText(made, 'ja')).toMatch(/8\. ご質問に関する次の資料.*\n {3}・道路台帳\n/);
    expect(letterText(made, 'en')).toMatch(/8\. If available.*\n {3}- Road ledger \(道路台帳\)\n/);
    expect(letterText(made, 'en')).toContain('9. About road?\n10. About noise?\n');
    expect(letterText(made, 'en')).toContain('1. Please confirm whether roll.xlsx is about this property');
  });

  it('has three parts: what is disputed, papers, questions, and leaves a part out that is empty', () => {
    const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('■'));
    expect(headings(letterText(made, 'ja'))).toEqual(['■ はじめにご確認いただきたい点', '■ ご提供いただきたい資料', '■ ご質問']);
    const settled = { ...made, next_steps: made.next_steps.filter(({ id }) => id.startsWith('document-')) };
    expect(headings(letterText(settled, 'ja'))).toEqual(['■ ご提供いただきたい資料']);
    const only = { ...made, missing: [], next_steps: made.next_steps.filter(({ id }) => id === 'open-questions') };
    expect(letterText(only, 'en')).toContain('Documents requested\n1. If available');
    expect(letterText(only, 'en')).toContain('Questions\n2. About road?\n3. About noise?\n');
  });

  it('writes to nobody where a court sells', () => {
    const facts = { ...made.inputs.facts, extra: { ...made.inputs.facts.extra, sale_kind: 'court_auction' as const } };
    expect(lettersQuestions({ ...made, inputs: { ...made.inputs, facts } })).toEqual([]);
  });

  it('does not ask apart what a paper that is asked for says, and names no remark as a paper', () => {
    const checks = [
      check('arrears', 'unknown', 'Lease (賃貸借契約書)'),
      check('walls', 'unknown', 'A look above the ceiling (小屋裏界壁の確認)'),
    ];
    const open = [...made.next_steps.slice(2, 5), step('open-questions', 'arrearsは。 wallsは。')];
    const missing = [paper('a', 'Lease (賃貸借契約書)')];
    const asked = lettersQuestions({ ...made, missing, checks, next_steps: open });
    expect(asked.map(({ ja, document }) => [ja, document?.ja ?? null])).toEqual([
      ['aをお送りください。', '賃貸借契約書'],
      ['wallsは。', null],
    ]);
  });

  it('names no more papers in English than in Japanese, and sets Japanese in wide brackets', () => {
    const house = sampleReport('detached_house');
    expect(letterText(house, 'en')).toContain('- Location map (現地案内図)');
    expect(letterText(house, 'en')).not.toMatch(/reason for the sale|inspection of the rooms/);
    expect(letterText(house, 'ja')).toContain('大規模修繕の履歴（屋根、外壁、給排水）を教えてください。');
    for (const kind of kinds) expect(letterText(sampleReport(kind), 'ja')).not.toMatch(/[()]/);
  });

  it('asks for one rent roll, with the kind of tenant in it', () => {
    const rolls = lettersQuestions(sampleReport('apartment_building')).filter(({ document }) => document?.ja?.endsWith('レントロール'));
    expect(rolls.map(({ document }) => document?.ja)).toEqual(['レントロール']);
  });

  it('names the property as its sources do, and leaves a line out that nobody states', () => {
    const text = letterText(made, 'ja');
    expect(text).toContain('所在地：東京都墨田区錦糸9-8-7\n価格：23,800,000円\n掲載ページ：https://listing.example/offer/1\n');
    const { property_name: _, ...extra } = made.inputs.facts.extra;
    const facts = { ...made.inputs.facts, extra, values: { ...made.inputs.facts.values, price_jpy: null, address: null } };
    const unnamed = letterText({ ...made, inputs: { ...made.inputs, facts } }, 'ja');
    expect(unnamed).toContain('件名：物件について');
    expect(unnamed).not.toMatch(/価格|所在地：|null/);
  });
});
