import { fullyLet, letBegins, ownerChange, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';

const state = composed.i`[\s([【<「]+(?:現在)?(?:${fullyLet}${letBegins}?中?|全?${dwellingCounter}?(?:賃貸|入居|稼働|募集|販売|公開|商談)中|${vacantUnit}(?:あり|有り?)|${ownerChange}|入居率\S{0,6}|新着(?:物件)?|値下げ\S{0,4}|価格改定|新価格|成約済み?|専任物件|new)[)\]】>」!！]*$`;
const count = /[\s(]+(?:全|計)?[2-9二三四]棟(?:一括|まとめて|売り?)?\)?$/;

/** The name of a property without what is said of it behind: that it is let, `満室稼働中`, and how many houses are sold, `2棟一括`. Which they are, `A棟・B棟`, belongs to it. */
export function withoutWordsBehind(name: string): string {
  const bare = name.replace(state, '').replace(count, '').trim();
  return bare === '' ? name : bare;
}
