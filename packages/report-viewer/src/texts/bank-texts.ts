import type { InsightReport } from '@rimawari/underwriting';

/** The page for a bank or a tax adviser, in Japanese alone. */
export const bankTexts = {
  title: '参考資料（鑑定評価・査定ではありません）',
  basis: (title: string, asOf: string, owner: InsightReport['tax']['owner']) =>
    `${title}（基準日：${asOf}、取得者：${owners[owner]}）。金額は円、利回りは年率です。別記のない限り、所得税等の控除前です。`,
  disclaimer:
    '本資料は広告・書類の記載と、明示した前提から計算した参考値であり、不動産の鑑定評価、価格の査定、融資の約束、税務・法律の助言のいずれでもありません。「記載なし」は資料に記載がないこと、「算出不可」は計算できないことを示します。',
  madeBy: (analysis: string, engine: string, rules: string) => `分析番号 ${analysis}、計算プログラム ${engine}版、適用規則 ${rules}時点。`,
  notStated: '記載なし',
  notAvailable: '算出不可',
  tables: { outline: '物件概要', income: '収支 (初年度)', loan: '返済', costValue: '積算', assumptions: '前提' },
  outline: { price: '物件価格', unitArea: '専有面積', buildingArea: '延床面積' },
  structures: {
    W: '木造',
    LGS: '軽量鉄骨造',
    S: '鉄骨造',
    RC: '鉄筋コンクリート造',
    SRC: '鉄骨鉄筋コンクリート造',
  } as Readonly<Record<string, string>>,
  structureJoint: '・',
  occupancies: { tenanted: '賃貸中', vacant: '空室', partial: '一部賃貸中', owner_occupied: '居住中' } as Readonly<Record<string, string>>,
  station: ({ line, station, bus, walk }: { line: string | null; station: string | null; bus: number | undefined; walk: number | null }) =>
    [line, station === null ? null : `「${station}」`, bus === undefined ? null : `バス${bus}分`, walk === null ? null : `徒歩${walk}分`]
      .filter((part) => part !== null)
      .join(''),
  listJoint: '、',
} as const;

const owners: Readonly<Record<InsightReport['tax']['owner'], string>> = {
  resident: '個人 (居住者)',
  non_resident: '個人 (非居住者)',
  company: '法人 (内国法人)',
};

/** The verdict and the five results of the first screen, with the inputs. */
export const bankSummaryTexts = {
  and: (line: string) => `。${line}`,
  unknown: '不明',
  cash: { name: '月間収支', basis: (hasLoan: boolean) => `税引後・初年度・${hasLoan ? '返済後' : '全額自己資金'}` },
  netYield: { name: '実質利回り', basis: '借入・税引前', level: (level: string) => `水準 ${level}` },
  price: { name: '価格と評価の差', model: (value: string) => `取得日の評価${value}との差` },
  risk: { name: 'リスク', basis: '全額自己資金・慎重ケース', levels: { low: '低', medium: '中', high: '高' } },
  score: { name: 'シナリオスコア', basis: '標準的な物件は5' },
  inputs: (named: readonly string[]) => `前提: ${named.join('、')}`,
  inputNames: { price: '価格', loanToValue: '融資比率', rent: '満室想定賃料', holding: '保有期間' },
} as const;
