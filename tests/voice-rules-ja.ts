import type { VoiceRule } from './voice-rules.ts';

/** Rules of the Japanese report: numbers as business papers write them, and the words that brokers and banks use. */
export const japaneseVoiceRules: readonly VoiceRule[] = [
  { id: 'ja-percent-space', pattern: /\d[ \u3000]%/, instead: '数字と%の間に空白を入れない' },
  { id: 'ja-hyphen-minus', pattern: /(?<![\w\d.–－-])-\d/, instead: '△または−' },
  { id: 'ja-date-iso', pattern: /(?<![\w/-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/, instead: '2026年11月28日' },
  { id: 'ja-unknown', pattern: /不明(?!瞭)/, instead: '記載なし・未確認・算出不可・該当なし' },
  { id: 'ja-ladder', pattern: /はしご|階段/, instead: '内訳・売却シミュレーション' },
  { id: 'ja-next-step', pattern: /次の一歩/, instead: '次のステップ' },
  { id: 'ja-left-in-hand', pattern: /手残り/, instead: '手取り' },
  { id: 'ja-room', pattern: /部屋/, instead: '室・戸' },
  { id: 'ja-landlord', pattern: /大家|家主/, instead: '所有者・貸主' },
  { id: 'ja-kanji-please', pattern: /下さい|頂(?:け|き|く)|(?<!一)致し/, instead: 'ください・いただく・いたす' },
  { id: 'ja-dead', pattern: /死亡物件|事故物件/, instead: '告知事項' },
  { id: 'ja-equity', pattern: /自前|持ち出し金/, instead: '自己資金' },
];
