/** Words that break weak layouts, for stories: one long Japanese line without a space, one long Latin word. */
export const longJapanese =
  '東京都千代田区神田須田町二丁目グランドメゾン神田須田町イーストタワー壱番館南向き角部屋リノベーション済オーナーチェンジ物件';
export const longWord = 'Portfoliodocumentationarchive_2026-11-20_final_revised_signed_countersigned_scanned.pdf';
