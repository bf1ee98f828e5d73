/** What the words of a listing give away, by flag. */
const listingKeywords: readonly { flag: string; pattern: RegExp }[] = [
  { flag: 'urbanisation_control_area', pattern: /市街化調整区域/ },
  { flag: 'not_rebuildable', pattern: /再建築(不可|できません|できない)|再建不可|建替(え)?不可/ },
  { flag: 'stigma_disclosure', pattern: /告知事項(あり|有)|心理的瑕疵|事故物件/ },
  { flag: 'illegal_building', pattern: /違反建築|違法建築|(容積率|建(ぺい|蔽)率)(オーバー|超過)/ },
  { flag: 'non_conforming', pattern: /既存不適格/ },
  { flag: 'leasehold', pattern: /借地(権)?|賃借権|地上権/ },
  { flag: 'shared_ownership', pattern: /共有持分(のみ|の売買)|持分(のみ|売買)/ },
  { flag: 'private_road', pattern: /私道/ },
  { flag: 'setback', pattern: /セットバック|要後退/ },
  { flag: 'sublease', pattern: /サブリース|一括借上/ },
  { flag: 'no_inspection_certificate', pattern: /検査済証(なし|無)/ },
  { flag: 'septic_tank', pattern: /浄化槽|汲取|くみ取/ },
  { flag: 'well_water', pattern: /井戸/ },
  { flag: 'propane', pattern: /プロパン|LPガス|ＬＰガス/ },
  { flag: 'self_managed', pattern: /自主管理/ },
  { flag: 'boundary_unclear', pattern: /境界(非明示|未確定|不明)/ },
  { flag: 'encroachment', pattern: /越境/ },
  { flag: 'no_liability', pattern: /契約不適合(責任)?免責|瑕疵担保(責任)?免責|現況(有姿|渡し)/ },
  { flag: 'landslide_red', pattern: /土砂災害特別警戒区域/ },
  { flag: 'landslide_yellow', pattern: /土砂災害警戒区域/ },
  { flag: 'flood_zone', pattern: /洪水浸水想定|浸水想定区域/ },
  { flag: 'tsunami_zone', pattern: /津波災害(特別)?警戒区域/ },
  { flag: 'productive_green_land', pattern: /生産緑地/ },
  { flag: 'cultural_property', pattern: /埋蔵文化財|文化財/ },
  { flag: 'soil_contamination', pattern: /土壌汚染/ },
  { flag: 'flag_lot', pattern: /旗竿|路地状敷地|敷地延長/ },
  { flag: 'planned_road', pattern: /都市計画道路/ },
  { flag: 'water_leak', pattern: /雨漏り/ },
  { flag: 'termites', pattern: /シロアリ|白蟻/ },
  { flag: 'three_in_one_bathroom', pattern: /3点ユニット|３点ユニット/ },
  { flag: 'wall_defect', pattern: /界壁/ },
  { flag: 'vacant_house_advice', pattern: /特定空家|管理不全空家/ },
  { flag: 'important_land', pattern: /特別注視区域|注視区域/ },
];

/** Flags whose words stand in the text, in the order of the list. */
export function keywordFlags(text: string): string[] {
  return listingKeywords.filter(({ pattern }) => pattern.test(text)).map(({ flag }) => flag);
}

/** Whether the text gives away one of the flags. */
export function named(text: string, ...flags: string[]): boolean {
  return keywordFlags(text).some((found) => flags.includes(found));
}
