import type { InsightReport } from '@rimawari/underwriting';
import { groupDigits } from '../format/group-digits.ts';
import { askedTexts, letterLines, ofSeveralOwners, paperNames } from '../texts/letter-texts.ts';

export type LetterLanguage = 'en' | 'ja';

/** One thing that the seller's side is asked, with the document that settles it where one does. */
export interface LetterQuestion {
  en: string;
  ja: string;
  document: { en: string; ja: string | null } | null;
}

/** The letter in the order in which it is read: each thing that is asked, and each paper, once. */
export interface LetterOfQuestions {
  /** What comes before all else: what is disputed, or flagged. */
  first: readonly LetterQuestion[];
  /** Papers that are missing, by what they would settle. */
  documents: readonly LetterQuestion[];
  questions: readonly LetterQuestion[];
  /** Papers that would answer the questions and are not asked for above. */
  papers: readonly { en: string; ja: string }[];
}

type Step = InsightReport['next_steps'][number];

/** Whom a step names who is not of the seller's side. */
const elsewhere = /^(Lender|Building inspector|Judicial scrivener|Tax accountant)/;

/** What the seller's side is asked: all of the letter in one list. None at an auction, where there is no such side to write to. */
export function lettersQuestions(report: InsightReport): LetterQuestion[] {
  const { first, documents, questions } = letterOf(report);
  return [...first, ...documents, ...questions];
}

/** The letter, in the order of the next steps: what is disputed first, then documents by what they would settle. */
export function letterOf(report: InsightReport): LetterOfQuestions {
  if (report.inputs.facts.extra.sale_kind === 'court_auction') return { first: [], documents: [], questions: [], papers: [] };
  const steps = report.next_steps.filter(({ question_ja, who }) => question_ja !== null && !elsewhere.test(who ?? ''));
  const documents = documentQuestions(report);
  const isDocument = ({ id }: Step) => id.startsWith('document-');
  const firstDocument = steps.findIndex(isDocument);
  const asked = new Set(documents.flatMap(({ document }) => document?.ja?.split('・') ?? []));
  const others = (of: readonly Step[]) =>
    of
      .filter((step) => !isDocument(step))
      .flatMap((step) => stepQuestions(step, report))
      .filter((question) => !isAnsweredBy(asked, question));
  const first = others(steps.slice(0, Math.max(0, firstDocument)));
  const questions = others(steps.slice(Math.max(0, firstDocument)));
  const beside = [...first, ...questions];
  return {
    first,
    // The steps name the first documents alone; those after them are asked for behind them.
    documents: [...named(steps, documents), ...rest(steps, documents)],
    questions,
    papers: papersBeside(beside, [...documents, ...beside], report.inputs.facts),
  };
}

/** The papers of questions, each once, without those that the letter's own words ask for and those that such a property does not have. */
function papersBeside(
  questions: readonly LetterQuestion[],
  all: readonly LetterQuestion[],
  { kind }: InsightReport['inputs']['facts'],
): { en: string; ja: string }[] {
  const words = all.map(({ ja }) => ja).join('');
  const requested = papersOf(all.filter((question) => !questions.includes(question)));
  const names = papersOf(questions);
  return names
    .filter((name) => !words.includes(name) && !requested.some((asked) => isSamePaper(name, asked)))
    .filter((name) => kind === 'condominium_unit' || !ofSeveralOwners.has(name))
    .filter((name) => !names.some((other) => other !== name && other.endsWith(name)))
    .map((ja) => ({ ja, en: paperNames[ja] ?? '' }));
}

const papersOf = (questions: readonly LetterQuestion[]): string[] =>
  unique(questions.flatMap(({ document }) => document?.ja?.split('・') ?? []));
/** 入居者属性の分かるレントロール is the rent roll that is asked for with the kind of tenant. */
const isSamePaper = (name: string, asked: string): boolean => name.endsWith(asked);

/** Whether papers that are asked for anyway say all that a question asks. */
function isAnsweredBy(papers: ReadonlySet<string>, { document }: LetterQuestion): boolean {
  return document?.ja?.split('・').every((paper) => [...papers].some((asked) => isSamePaper(paper, asked))) ?? false;
}

interface DocumentQuestion extends LetterQuestion {
  step: string;
}

/** One question for each document, with all that it is asked for. */
function documentQuestions({ missing }: InsightReport): DocumentQuestion[] {
  const byDocument = Map.groupBy(missing, ({ document }) => document);
  return [...byDocument.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    return {
      step: `document-${first.field.replace('extra.', '').replaceAll('_', '-')}`,
      en: unique(alike.map(({ question_en }) => question_en)).join(' '),
      ja: unique(alike.map(({ question_ja }) => question_ja)).join(''),
      document: { en: papersAlone(first.document), ja: japaneseOf(first.document) },
    };
  });
}

const asked = ({ en, ja, document }: LetterQuestion): LetterQuestion => ({ en, ja, document });
const isNamed = (steps: readonly Step[], { step }: DocumentQuestion) => steps.some(({ id }) => id === step);
/** Documents in the order of the steps. */
const named = (steps: readonly Step[], documents: readonly DocumentQuestion[]): LetterQuestion[] =>
  steps.flatMap(({ id }) => documents.filter(({ step }) => step === id).map(asked));
const rest = (steps: readonly Step[], documents: readonly DocumentQuestion[]): LetterQuestion[] =>
  documents.filter((document) => !isNamed(steps, document)).map(asked);

/** What a step asks besides documents: one question, or those that it puts together. */
function stepQuestions({ id, action, question_ja }: Step, { checks }: InsightReport): LetterQuestion[] {
  const ofCheck = ({ question_en, question_ja: ja, settle }: InsightReport['checks'][number]): LetterQuestion[] =>
    question_en === null || ja === null ? [] : [{ en: question_en, ja, document: settledBy(settle) }];
  if (id === 'open-questions')
    return checks
      .filter((check) => check.state === 'unknown' && check.question_ja !== null && question_ja?.includes(check.question_ja))
      .flatMap(ofCheck);
  const check = checks.find((one) => `check-${one.id.replaceAll('_', '-')}` === id);
  if (check !== undefined) return ofCheck(check);
  // What a report asks of its sources and of its place: the action says it to the reader.
  return [
    {
      en: action.replace(/^Ask whether /, askedTexts.whether).replace(/^Ask in which/, askedTexts.inWhich),
      ja: question_ja ?? '',
      document: null,
    },
  ];
}

/** The paper that a check names, where it names one and not only who knows. */
function settledBy(settle: string | null): LetterQuestion['document'] {
  const ja = settle === null ? null : japaneseOf(settle);
  return settle === null || ja === null ? null : { en: papersAlone(settle), ja };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const inBrackets = /\s*\(([^()]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^()]*)\)/gu;
/** What a paper's name ends with; brackets hold other words too, such as what is to be looked at. */
const paperName = /(?:書|表|票|図|図面|証|簿|台帳|謄本|明細|資料|規約|規程|契約|計画|案|ロール|マップ|履歴)$/;
/** As many papers as the Japanese names: what stands behind them is what is to be looked at. */
const papersAlone = (text: string): string => withoutJapanese(text).split('; ').slice(0, japaneseOf(text)?.split('・').length).join('; ');
/** Brackets of a Japanese letter are as wide as its characters. */
const wideBrackets = (text: string): string => text.replace(/ ?\(([^()]*)\) ?/g, '（$1）');
const withoutJapanese = (text: string): string => text.replace(inBrackets, '');

/** The Japanese names of the papers that a text names in brackets, `・` between them. */
function japaneseOf(text: string): string | null {
  const names = [...text.matchAll(inBrackets)].flatMap(([, name = '']) => name.split(/[,、・]\s*/));
  return names.filter((name) => paperName.test(name)).join('・') || null;
}

/** Names of the property as the sources have them, each null where none states it. */
function propertyOf({ analysis, inputs: { facts } }: InsightReport) {
  return {
    name: facts.extra.property_name ?? null,
    address: facts.values.address ?? null,
    price: facts.values.price_jpy ?? null,
    listing: analysis.listing_url,
  };
}

/** Headed parts of the letter, numbered through, an empty line behind each. */
function partsOf(report: InsightReport, language: LetterLanguage): string[] {
  const { first, documents, questions, papers } = letterOf(report);
  const texts = letterLines[language];
  const beside = papers.map(({ en, ja }) => (language === 'ja' ? ja : en === '' ? ja : `${en} (${ja})`));
  let number = 0;
  const numbered = (text: string): string => {
    number += 1;
    return `${number}. ${text}`;
  };
  const part = (name: keyof typeof texts.headings, lines: readonly string[]) =>
    lines.length === 0 ? [] : [texts.headings[name], ...lines, ''];
  const sentence = (question: LetterQuestion) => numbered(language === 'ja' ? wideBrackets(question.ja) : question.en);
  return [
    ...part('first', first.map(sentence)),
    ...part('documents', [
      ...documents.map((question) => `${sentence(question)}${paperOf(question, language)}`),
      ...(papers.length > 0 ? [numbered(texts.papersToo), ...beside.map(texts.paperLine)] : []),
    ]),
    ...part('questions', questions.map(sentence)),
  ];
}

/** The paper of a request in brackets, where its sentence does not name it. */
function paperOf({ en, ja, document }: LetterQuestion, language: LetterLanguage): string {
  if (document === null) return '';
  const { paper } = letterLines[language];
  if (document.ja === null) return language === 'en' ? paper(document.en) : '';
  const sentence = language === 'en' ? en : ja;
  return document.ja.split('・').every((name) => sentence.includes(name)) ? '' : paper(document.ja);
}

/**
 * The letter as plain text, lines parted by `\n`, in the form of business mail: subject, address, what it is about, questions by number,
 * close. The sender's name is left to be filled in.
 */
export function letterText(report: InsightReport, language: LetterLanguage): string {
  const { name, address, price, listing } = propertyOf(report);
  const texts = letterLines[language];
  const line = (label: string, value: string | null) => (value === null ? [] : [`${label}${value}`]);
  return [
    texts.subject(name ?? address ?? texts.property),
    '',
    ...texts.opening,
    '',
    ...line(texts.name, name),
    ...line(texts.address, address),
    ...line(texts.price, price === null ? null : texts.amount(groupDigits(price))),
    ...line(texts.listing, listing),
    '',
    ...partsOf(report, language),
    ...texts.closing,
  ].join('\n');
}
