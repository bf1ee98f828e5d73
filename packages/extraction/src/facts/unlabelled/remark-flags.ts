import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';

/** Words that change what is bought, each with what says that it does not apply. */
const heeded: readonly [flag: string, said: RegExp, denied: RegExp][] = [
  ['サブリース', /サブリース|一括借上/, /サブリース(?:契約)?(?:な|無|は?あり?ません|ではありません|解約済)/],
  ['再建築不可', /再建築(?:は)?不可/, /再建築(?:は)?不可ではありません/],
  ['告知事項', /告知事項|心理的瑕疵/, /(?:告知事項|心理的瑕疵)(?:は|等|:)?\s*(?:な|無|特に)/],
  ['既存不適格', /既存不適格/, /既存不適格(?:では|に該当しま|に該当し)な?/],
  ['セットバック', /セットバック/, /セットバック(?::)?\s*(?:な|無|不要|済)/],
  ['違反建築', /違反建築|建ぺい率超過|容積率?オーバー|容積率超過/, /違反建築(?:では|物では)/],
  ['市街化調整区域', /市街化調整区域/, /市街化調整区域(?:では|外)/],
  ['越境', /越境/, /越境(?:物)?(?::)?\s*(?:な|無)/],
  ['契約不適合責任免責', /契約不適合責任(?:を|は)?\s*(?:免責|負い?ません|負わない)|瑕疵担保(?:責任)?免責/, /^$/],
];

/** Flags of remarks and running text, once each. */
export function remarkFlags(reading: SourceReading, texts: readonly string[]): Candidate[] {
  const plain = [...new Set(texts.map(plainText))].filter((text) => text.length < 1200);
  const raised = heeded.flatMap(([flag, said, denied]) => {
    const text = plain.find((words) => words.split(/[。\n]/).some((sentence) => said.test(sentence) && !denied.test(sentence)));
    return text === undefined ? [] : [{ flag, text }];
  });
  if (raised.length === 0) return [];
  return candidatesFrom(
    one(
      'extra.remark_flags',
      raised.map(({ flag }) => flag),
    ),
    {
      reading,
      label: null,
      rule: 'remark.flag',
      raw: raised.map(({ text }) => text.slice(0, 80)).join(' / '),
      form: 'line',
      weak: false,
      rank: 2,
      group: 0,
      at: {},
    },
  );
}
