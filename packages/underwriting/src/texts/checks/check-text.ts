/** What a check says when it has an outcome. */
export interface FoundText {
  title: string;
  /** One or two sentences. */
  detail: string;
}

/** The document that would settle a check, and the question to ask, in English and Japanese. */
export interface AskedText {
  settle: string;
  question_en: string;
  question_ja: string;
}

/** What an effect in yen is called, and how it is worked out. */
export interface EffectText {
  label: string;
  formula: string;
}

/** What a reference level is called, why it is what it is, and where it is from; without a source it is ours. */
export interface LevelText {
  label: string;
  label_ja: string | null;
  reason: string;
  source: string | null;
}

export const found = (title: string, detail: string): FoundText => ({ title, detail });
export const asked = (settle: string, question_en: string, question_ja: string): AskedText => ({ settle, question_en, question_ja });
export const effect = (label: string, formula: string): EffectText => ({ label, formula });
export const level = (label: string, label_ja: string | null, reason: string, source: string | null = null): LevelText => ({
  label,
  label_ja,
  reason,
  source,
});
