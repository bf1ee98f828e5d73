const state =
  /[\s([【<「]+(?:現在)?(?:満室(?:稼働|賃貸|入居)?中?|全?[室戸]?(?:賃貸|入居|稼働|募集|販売|公開|商談)中|空室(?:あり|有り?)|オーナーチェンジ|入居率\S{0,6}|新着(?:物件)?|値下げ\S{0,4}|価格改定|新価格|成約済み?|専任物件|new)[)\]】>」!！]*$/i;
const building = '[A-Z\\dⅠ-Ⅴ東西南北本新旧一二三]{1,2}(?:棟|号棟|号館|番館|館)?';
/** Two buildings or more: one alone, `A棟`, belongs to the name of what is sold. */
const buildings = new RegExp(`[\\s(]+${building}(?:\\s?[・、,&/と~〜-]\\s?${building})+(?<=[棟館])\\)?$`);
const count = /[\s(]+(?:全|計)?[2-9二三四]棟(?:一括|まとめて|売り?)?\)?$/;

/** The name of a property without what is said of it behind: that it is let, `満室稼働中`, and which houses it has, `A棟・B棟`. */
export function withoutWordsBehind(name: string): string {
  const bare = name.replace(state, '').replace(buildings, '').replace(count, '').trim();
  return bare === '' ? name : bare;
}
