/** A matter that a source may speak of: how it says the bad case, and how it says the good one. */
interface Statement {
  bad?: RegExp;
  /** Taken out of the text before the bad case is looked for: “越境なし” is not encroachment. */
  good?: RegExp;
}

const none = '(?:は|の|が|:|\\s)*(?:無し|なし|無(?!償|断|料)|ありません|ではありません|非該当|該当なし|該当しない)';
const outside = '(?:の)?(?:範囲)?外';
const says = (bad: string | null, good: string | null): Statement => ({
  ...(bad ? { bad: new RegExp(bad) } : {}),
  ...(good ? { good: new RegExp(good, 'g') } : {}),
});

/** Words of Japanese listings and documents by matter. Text is compared after NFKC. */
export const statements = {
  not_rebuildable: says(
    '再建築(?:不可|できません|できない)|再建不可|建替え?不可',
    '再建築(?:は)?可(?!否)能?|再建築不可ではありません|建替え?可(?!否)能?',
  ),
  flag_lot: says('旗竿|路地状敷地|敷地延長', null),
  illegal_building: says(
    '違反建築|違法建築|違法増築|未登記増築|(?:容積率|建(?:ぺい|蔽)率)(?:オーバー|超過)',
    `(?:違反建築|違法建築)${none}|遵法性(?:に)?問題なし|建築基準法に?適合`,
  ),
  non_conforming: says('既存不適格', `既存不適格${none}`),
  setback: says('セットバック|要後退', `セットバック(?:済み?|完了|不要|${none})`),
  private_road: says('私道', `私道(?:負担|面積)?${none}`),
  public_road: says(null, '公道|国道|(?:都|府|県|市|区|町|村)道(?!路|府)'),
  shared_ownership: says(
    '共有持分(?:のみ|の売買|売買)|(?:所有権の)?持分(?:のみ|売買)|一部持分',
    '持分全部|所有権(?:の)?全部|単独所有|持分(?:\\s)*1/1|共有持分のみの売買ではありません',
  ),
  inspection_certificate: says(`検査済証${none}|検査済証(?:未取得|紛失)`, '検査済証(?:\\s|:)*(?:あり|有|取得|交付)'),
  control_area: says('市街化調整区域', `市街化調整区域${outside}`),
  planned_road: says('都市計画道路', `都市計画道路${none}|都市計画道路${outside}`),
  landslide_red: says('土砂災害特別警戒区域', `土砂災害特別警戒区域(?:${outside}|${none})`),
  landslide: says('土砂災害警戒区域', `土砂災害警戒区域(?:等)?(?:${outside}|${none})`),
  flood: says('洪水浸水想定|浸水想定区域', `(?:洪水)?浸水想定区域(?:${outside}|${none})|浸水想定${none}`),
  tsunami: says('津波災害(?:特別)?警戒区域|津波浸水', `津波(?:災害(?:特別)?警戒|浸水想定)区域(?:${outside}|${none})`),
  ground: says(
    '生産緑地|埋蔵文化財|文化財|土壌汚染',
    `(?:生産緑地|土壌汚染|埋蔵文化財(?:包蔵地)?)(?:の(?:おそれ|指定|該当))?(?:${outside}|${none})`,
  ),
  encroachment: says('越境', `越境(?:物)?${none}`),
  boundary: says('境界(?:非明示|未確定|不明)', '境界(?:は)?(?:確定|明示)(?:済み?)?|確定測量(?:図)?(?:あり|有|済み?|取得)'),
  septic_tank: says('浄化槽|汲取|くみ取|井戸', `(?:浄化槽|井戸)${none}`),
  sewer: says(null, '公共下水|本下水|下水道'),
  propane: says('プロパン|LPガス|LPG', `(?:プロパンガス|LPガス)${none}`),
  town_gas: says(null, '都市ガス|東京ガス|大阪ガス|東邦ガス|西部ガス'),
  sublease: says('サブリース|一括借上|マスターリース', `サブリース(?:契約)?${none}|一括借上げ?${none}`),
  stigma: says('告知事項(?:\\s|:)*(?:あり|有)|心理的瑕疵|事故物件', `告知事項${none}|心理的瑕疵${none}|事故物件${none}`),
  short_stay: says(
    '民泊|旅館業|簡易宿所|Airbnb|airbnb',
    '(?:民泊|旅館業)(?:利用|営業|としての(?:利用|使用))?(?:は|:|\\s)*(?:不可|禁止|できません)',
  ),
  neglected_house: says('特定空家|管理不全空家', `(?:特定|管理不全)空家(?:等)?(?:に)?(?:は)?${none}`),
  students: says('学生(?:専用|向け|寮|会館)|社宅|法人一括|社員寮', null),
  campus_or_plant: says('大学(?:まで|前|生)|工場', null),
  party_walls: says('界壁(?:の)?(?:不備|不良|未施工)|レオパレス', `界壁(?:の)?(?:確認済み?|施工済み?|不備${none})`),
  one_room_bath: says('3点ユニット', `3点ユニット${none}`),
  lift: says(`(?:エレベーター|エレベータ|EV)${none}`, '(?:エレベーター|エレベータ|EV)(?:付き?|あり|有|\\d+基|完備|設置)'),
  fire_equipment: says(
    '消防(?:用)?設備(?:等)?(?:点検)?(?:の)?(?:不備|未実施|未設置|指摘(?:事項)?あり)',
    '消防(?:用)?設備(?:等)?点検(?:報告書?)?(?:済み?|実施済み?|あり|有|指摘なし)',
  ),
  self_managed: says('自主管理', `自主管理${none}`),
  no_liability: says('契約不適合(?:責任)?(?:は)?免責|瑕疵担保(?:責任)?免責|現況(?:有姿|渡し)', null),
  important_land: says('特別注視区域|注視区域', `(?:特別)?注視区域(?:${outside}|${none})`),
  asbestos: says(
    '(?:アスベスト|石綿)(?:の)?(?:使用|含有)(?:\\s|:)*(?:あり|有)',
    '(?:アスベスト|石綿)(?:の)?(?:使用|含有)(?:\\s|:)*(?:なし|無し|無)|(?:アスベスト|石綿)(?:は)?不検出',
  ),
  quake_standard: says(
    '旧耐震',
    '新耐震(?:基準)?(?:適合|建物|物件|マンション|です)|耐震基準適合証明書?(?:\\s|:)*(?:あり|有|取得)|耐震補強済み?',
  ),
} as const satisfies Record<string, Statement>;

export type Matter = keyof typeof statements;

/**
 * What a text states of a matter: `bad`, `good`, or null where it says nothing. Words of the good case are taken out first, so
 * that a denial is not read as an admission; where both remain, the bad one stands.
 */
export function statedIn(text: string, matter: Matter): 'bad' | 'good' | null {
  const { bad, good }: Statement = statements[matter];
  const rest = good ? text.replace(good, '') : text;
  if (bad?.test(rest)) return 'bad';
  return rest === text ? null : 'good';
}
