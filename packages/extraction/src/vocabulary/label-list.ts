import type { ReadingName } from './reading-names.ts';

/**
 * Labels of listing sites, auction pages and flyers by what they announce. `strong` labels are the usual names;
 * `weak` ones mean it only when nothing stronger speaks. Spelling variants fold in labelKey.
 */
export const vocabulary: Record<ReadingName, { strong: string; weak?: string }> = {
  price: {
    strong:
      '価格 販売価格 物件価格 売買価格 売出価格 売却価格 売却基準価額 販売価額 価額 price 価格(税込) 税込価格 総額(税込) 売買代金 売価 売値 売り値 希望価格 売却希望価格 販売希望価格 希望売却価格 売出希望価格 希望売価 譲渡価格 売買金額 販売金額 売買代金総額 売買代金額 代金総額 土地建物代金総額 askingprice salesprice saleprice purchaseprice guideprice offerprice listprice sellingprice',
    weak: '総額 金額 物件価額',
  },
  building_price: {
    strong:
      '建物価格 建物価額 建物代金 内建物価格 うち建物価格 建物価格(税込) 建物価格(税抜) 建物売買代金 売買代金(建物) 価格(建物) 建物本体価格',
  },
  land_price: { strong: '土地価格 土地価額 土地代金 内土地価格 うち土地価格 土地売買代金 売買代金(土地) 価格(土地)' },
  consumption_tax: {
    strong:
      '消費税 消費税額 消費税等 うち消費税 内消費税 うち消費税額 内消費税額 建物消費税 建物消費税額 建物に係る消費税 消費税及び地方消費税 消費税相当額 消費税(建物)',
  },
  land_assessed: {
    strong: '土地評価額 土地固定資産税評価額 固定資産税評価額(土地) 固定資産評価額(土地) 評価額(土地) 土地の固定資産税評価額 土地の評価額',
  },
  building_assessed: {
    strong:
      '建物評価額 家屋評価額 建物固定資産税評価額 家屋固定資産税評価額 固定資産税評価額(建物) 固定資産税評価額(家屋) 固定資産評価額(建物) 固定資産評価額(家屋) 評価額(建物) 評価額(家屋) 建物の固定資産税評価額 建物の評価額',
  },
  minimum_bid: { strong: '買受可能価額 最低入札価額 最低入札価格 最低売却価額' },
  bid_deposit: { strong: '買受申出保証金 買受申出保証額 入札保証金 公売保証金' },
  yield_full: {
    strong:
      '満室時利回り 満室時表面利回り 表面利回り 満室想定利回り 満室利回り 想定利回り 予定利回り 想定表面利回り 満室時想定利回り 年間利回り grossyield stabilisedyield stabilizedyield stabilisedgrossyield stabilizedgrossyield grossinitialyield pro-formayield proformayield 表面利回 満室表面利回り 年利回り(表面) グロス利回り グロス利回 grossrentalyield surfaceyield yield(gross)',
    weak: '利回り 利回 yield 表面',
  },
  yield_current: { strong: '現行利回り 現況利回り 現状利回り 現在利回り 現況表面利回り 現状表面利回り currentyield' },
  rent_annual_full: {
    strong:
      '満室時年収 満室時想定年収 満室想定年額賃料 満室想定年収 満室年間賃料 満室時年間賃料 満室時年間収入 満室想定年間賃料 満室時想定年間収入 満室想定年間収入 満室時年間想定賃料 満室時賃料(年) 満室想定年間賃料収入 potentialannualrent annualrent,fullylet annualrentfullylet fully-letannualrent fullyletannualrent annualrent,fullyleased annualrent,ifallareleased grosspotentialrent potentialgrossrent grosspotentialincome potentialgrossincome potentialrent potentialrentalincome grosspotentialrentalincome 満室時想定年間賃料 満室想定年間賃料',
  },
  rent_annual: {
    strong:
      '年間賃料 年額賃料 年間予定賃料収入 年間想定賃料等 年間賃料等 想定年間収入 年間想定収入 年間想定賃料収入 年間収入 年間賃料収入 年間家賃収入 年収 想定年収 想定年間賃料 想定年間賃料収入 年間予定収入 annualrent grossannualrent annualgrossrent grossannualincome 想定年額賃料等 賃料収入(年) 想定収入 annualrentalincome annualincome grossannualrentalincome grossrentalincome',
    weak: '年間想定賃料 収入',
  },
  rent_annual_current: {
    strong:
      '現行年間収入 現況年間賃料 現状年間賃料 現行年間賃料 現況年間収入 現在年間賃料 現況賃料収入(年) 現行年収 現況年収 現状年収 currentannualrent annualrent,inplace annualrentinplace in-placeannualrent inplaceannualrent passingannualrent annualpassingrent',
  },
  rent_monthly_full: {
    strong: '満室時月収 満室時月額賃料 満室想定月額賃料 満室月額賃料 満室時賃料 満室想定賃料 満室時月間賃料 満室想定月収 満室時家賃収入',
  },
  rent_monthly: {
    strong:
      'rentroll(current) rentroll(monthly) 賃料 月額賃料 月間賃料 家賃 賃料総額 月額家賃 現行賃料 現賃料 月収 賃料(月額) monthlyrent rent 賃料収入 月額賃料収入 月額賃料等 賃貸収入 currentrent monthlyrentalincome currentmonthlyrentalincome',
    weak: '月額収入 月間収入 月間賃料収入 家賃収入',
  },
  rent_monthly_current: {
    strong:
      'passingrent 現況月額賃料 現状月額賃料 現行月額賃料 現況賃料 現状賃料 現行月収 現況月収 現在月額賃料 currentmonthlyrent 現在の賃料 現在賃料 現在の家賃',
  },
  rent_assumed: {
    strong:
      '想定賃料 想定家賃 想定月額賃料 査定賃料 予想賃料 想定賃料(月額) 賃料査定 想定月収 募集賃料 相場賃料 estimatedrent 想定賃料月額 expectedrent projectedrent estimatedmonthlyrent expectedmonthlyrent projectedmonthlyrent marketrent assumedrent rentestimate',
  },
  rent_year_month: { strong: '満室時年収/月収 満室時年収・月収 年収/月収 満室時想定年収/月収' },
  rent_sublease: { strong: 'サブリース賃料 サブリース家賃 保証賃料 借上賃料' },
  rent_and_fee: { strong: '賃料/管理費 賃料・管理費 賃料/共益費' },
  tenant_charge: { strong: '共益費 管理費・共益費 管理費・共益費等 共益費・管理費 管理費(共益費) 共益費等' },
  address: {
    strong: '所在地 住所 所在 物件所在地 住居表示 住居表示(登記地番) 所在地(住居表示) address location 物件住所 propertyaddress',
    weak: '所在地番 地番',
  },
  name: {
    strong: '物件名 名称 建物名 ビル名 ビル名称 マンション名 物件名称 建物名称 建物名・部屋番号 buildingname 物件名・部屋番号 propertyname',
    weak: '物件 building',
  },
  stations: {
    strong:
      '交通 沿線・駅名 沿線・駅 沿線 最寄駅 最寄り駅 交通アクセス アクセス 沿線交通 沿線/駅 評価書上の交通 neareststation access station 交通機関 路線・駅 最寄駅・徒歩 路線・駅・徒歩 沿線・駅・徒歩 路線/駅/徒歩 沿線・駅名・徒歩 transport transportation neareststations secondstation thirdstation otherstation 沿線駅',
    weak: '駅徒歩',
  },
  reference_station: { strong: '参考交通' },
  layout: {
    strong: '間取り 間取 間取タイプ 間取りタイプ layout 間取り内容 間取り詳細 floorplan roomlayout unitmix roommix unittypes',
    weak: 'タイプ',
  },
  floor_area: {
    strong:
      '専有面積 建物面積 延床面積 延べ床面積 延べ面積 延面積 建物専有面積 建物面積/専有面積 専有面積(壁芯) 専有部分 建物延面積 建物延床面積 延床 size floorarea buildingarea exclusivearea 建物/専有面積 専有/建物面積 床面積合計 建物延べ面積 延床面積合計 使用部分面積 totalfloorarea grossfloorarea internalarea unitsize livingarea exclusivefloorarea netfloorarea',
    weak: '専有 建物 床面積 延',
  },
  land_area: {
    strong:
      '土地面積 土地 地積 landarea 敷地面積(土地) 公簿面積 実測面積 土地実測面積 土地公簿面積 plotsize landsize sitearea lotsize lotarea plotarea',
  },
  areas: { strong: '土地面積/建物面積 土地・建物面積 建物面積/土地面積 土地/建物面積', weak: '面積' },
  site_area: { strong: '敷地面積 敷地全体面積', weak: '敷地' },
  other_area: { strong: 'その他面積' },
  built: {
    strong:
      '築年月 築年 築年数 築年数(築年月) 完成時期(築年月) 完成時期 完成時期/築年月 竣工 竣工年月 竣工日 建築年月日 建築年月 完成日 完成年月 新築年月 築年月日 constructioncompleted yearbuilt built 完成予定 完成予定年月 竣工予定 竣工時期 築年月(築年数) 完成 建築 築造年月 新築年月日 築年月日(築年数) completiondate dateofcompletion constructiondate dateofconstruction completed 建築時期 施工年月 施工時期 竣工年 建築年 completion datebuilt yearofcompletion yearofconstruction',
  },
  construction: {
    strong:
      '構造 建物構造 構造・階建て 構造・階建 構造等 構造・規模 規模構造 規模・構造 建物構造/階数 所在階/構造・階建 構造・工法 構造規模 構造/階建 構造・階数 構造・階層 構造階層 構造/階層 構造・階高 建物構造・階数 主要構造 structure 構造/階数 建物 structure/floors 構造・種別 buildingstructure construction constructiontype',
    weak: '種別・構造',
  },
  construction_built: { strong: '構造/築年月 構造・築年月 構造・築年' },
  registered_construction: { strong: '構造(登記)' },
  registered_floor_area: { strong: '床面積(登記)' },
  storeys: {
    strong:
      '階建 階数 建物階 建物階数 階建/階 階/階建 規模 階数/戸数 floors 総階数 地上階層 地上階数 階建て 所在階/階建 階建・階 所在階/階数 階/建物階 storeys stories numberofstoreys numberofstories numberoffloors totalstoreys buildingfloors totalfloors',
  },
  floor: { strong: '所在階 階 階部分 floor 所在階数 floorlevel floornumber unitfloor storey story' },
  units: {
    strong:
      '総戸数 一棟の総戸数 1棟の総戸数 戸数 総室数 室数 units numberofunits totalunits unitsinbuilding numberofapartments totalnumberofunits 全戸数 総区画数 総住戸数 総戸室数 世帯数 総世帯数 residences numberofresidences テナント数',
    weak: '区画数 部屋数',
  },
  units_for_sale: { strong: '販売戸数 今回販売戸数 販売区画数' },
  management_fee: {
    strong:
      '管理費 管理費等 管理費(月額) 管理費用 managementfee maintenancefee 管理費(円/月) 管理費/月 managementcharge managementcharges buildingmanagementfee monthlymanagementfee servicecharge monthlymaintenance',
  },
  repair_reserve: {
    strong:
      '修繕積立金 修繕費 修繕積立費 積立金 修繕積立金(月額) 修繕積立 repairreservefund repairreserve reservefund repairfund sinkingfund 修繕積立金(円/月) 修繕積立金/月',
    weak: '修繕',
  },
  fee_and_reserve: { strong: '管理費/修繕積立 管理費/修繕積立金 管理費・修繕積立金 管理費等/修繕積立金 管理費・修繕積立金等' },
  other_fees: {
    strong:
      '町内会費 町会費 自治会費 インターネット使用料 インターネット利用料 インターネット費 ネット使用料 ネット利用料 CATV使用料 CATV利用料 ケーブルテレビ使用料 コミュニティ費 諸費用 その他費用 他費用 otherexpenses その他諸費用 その他使用料 その他月額費用 その他月額使用料',
  },
  cost_total: { strong: '費用合計 合計 月額合計 月額費用合計' },
  garden_fee: { strong: '専用庭使用料 専用庭使用料(月額)' },
  land_rights: {
    strong:
      '土地権利 権利 権利形態 土地の権利形態 敷地の権利形態 土地権利形態 敷地利用権 敷地権利 landrights righttoland landright 敷地権 権利種類 土地の権利 敷地の権利 tenure 土地権利(借地権種類) 土地権利の種類 土地の権利の種類 権利の種類 landtenure landownership landtitle',
  },
  land_share: { strong: '持分 共有持分 敷地持分 土地持分 敷地権割合 敷地権の割合 持分割合 共有持分割合 敷地持分割合 土地持分割合' },
  zoning: {
    strong:
      '用途地域 公法上の規制 法令上の制限 法令制限 法令 zoning zone 用途地域等 都市計画・用途地域 地域・地区 地域地区 都計 usedistrict landusezone usezone',
    weak: '用途 用途等',
  },
  coverage: { strong: '建ぺい率 建蔽率 buildingarearatio buildingcoverageratio 建ペイ率 buildingcoverage bcr sitecoverage' },
  ratio: { strong: '容積率 floorarearatio far', weak: '容積' },
  coverage_ratio: {
    strong:
      '建蔽/容積 建蔽・容積 建ぺい率・容積率 建ぺい/容積率 建ぺい率/容積率 建蔽率・容積率 建蔽率/容積率 建ぺい・容積率 建ぺい率容積率 建/容 建・容 建ぺい/容積 bcr/far buildingcoverage/far coverage/far coverageratio/floorarearatio buildingcoverageratio/floorarearatio buildingcoverage/floorarearatio coverage/floorarearatio',
  },
  occupancy: {
    strong:
      '現況 入居状況 稼働状況 賃貸状況 稼働 occupancy 利用状況 現状 入居現況 使用状況 賃貸現況 現在の賃貸状況 現在の入居状況 入居率・現況 入居戸数/総戸数 入居戸数・総戸数 稼働戸数/総戸数 入居数/総戸数 入居/総戸数 入居室数/総室数 稼働室数/総室数 occupancystatus currentstatus presentcondition tenancystatus tenancy',
    weak: '状況',
  },
  vacancies: { strong: '空室数 空室戸数 空き室数 vacancies vacantunits' },
  occupant: { strong: '占有者' },
  building_status: { strong: '建物状況 建物現況' },
  ground_rent: { strong: '地代 借地料 地代(月額) 借地料(月額) 月額地代 groundrent monthlygroundrent' },
  lease_term: { strong: '借地期間 借地権期間 契約残存期間 残存期間 leaseterm' },
  lease_term_rent: { strong: '借地期間・地代(月額) 借地期間・地代' },
  category: { strong: 'asset assettype assetclass 物件種別 種別 物件種目 種目 物件タイプ type propertytype 物件の種類' },
  use: { strong: '種類(登記) 建物種類 種類' },
  land_category: { strong: '地目 地目(登記) 地目(現況) 地目/地勢' },
  land_use: { strong: '土地の利用状況' },
  road: {
    strong:
      '接道 接道状況 道路 接面道路 接道方向 roadwidth 前面道路 接道方向/幅員 接道方向・幅員 roadfrontage frontage roadaccess accessroad adjacentroad adjoiningroad abuttingroad road 接道道路 道路状況 道路幅員 接面状況 接道1 接道2',
  },
  private_road: { strong: '私道負担 私道負担・道路 私道負担面積 私道' },
  balcony: { strong: 'バルコニー面積 バルコニー バルコニー/テラス balcony balconyarea' },
  delivery: {
    strong:
      '引渡 引渡し 引渡可能時期 引渡し日 引き渡し可能時期 引渡時期 引渡(入居予定日) 引渡日 時期 入居可能時期 availablefrom 引渡し可能時期 引渡し時期 引渡可能年月 引渡し可能年月 handover handoverdate hand-over delivery deliverydate possession possessiondate 引渡予定日 引渡し予定日 引渡予定 引渡条件 お引渡し お引き渡し お引渡し時期 お引き渡し時期 お引渡時期',
  },
  transaction: { strong: '態様 取引態様 取引形態 取引形様 transactiontype transactionmode modeoftransaction transaction' },
  remarks: { strong: '備考 その他概要・特記事項 特記事項 remarks 注意事項 その他 buildingdescription 物件備考' },
  bid_period: { strong: '入札期間 期間入札' },
  opening_day: { strong: '開札の日時 開札日時 開札期日 開札日 開札期日(開札日)' },
  updated: {
    strong:
      '情報更新 データ更新日 図面作成日 図面作成年月日 図面更新日 資料更新日 情報作成日 情報更新日 更新日 変更日 情報変更日 最終変更日 変更年月日 作成日 作成年月日 資料作成日 発行日 情報提供日 情報公開日 情報登録日 公開日 掲載日 登録日 最終更新日 dateupdated lastupdated 更新年月日 listingupdated updated 更新日時 最終更新 最終更新日時 登録日時 登録年月日 情報基準日 情報更新日時 登録日/更新日 登録日/変更日 公開日/更新日 掲載日/更新日',
  },
  next_update: { strong: '次回更新日 次回更新予定日 次回更新 更新予定日 次回更新予定 nextupdateschedule nextupdate 次回情報更新予定日' },
  sale_ended: { strong: '販売終了日 掲載終了日 成約日 公開終了日' },
  seller: { strong: '売主名 売主様 売主業者 seller vendor 所有者名' },
  parking: {
    strong:
      '駐車場 駐車場・車庫 駐車スペース parking carparking parkingspace parkingspaces carpark 車庫 カースペース 駐車場在否 駐車場有無 駐車場の有無 駐車場台数',
  },
  property_tax: {
    strong:
      '固定資産税 固定資産税等 固都税 固定資産税・都市計画税 固定資産税/都市計画税 公租公課 固定資産税・都市計画税(年額) 年間固定資産税 propertytax annualpropertytax 固定資産税都市計画税 fixedassettax realestatetax',
  },
  roll_date: {
    strong:
      'rentrolldate asofdate 基準日 レントロール基準日 作成基準日 現在日 契約データ時点 データ時点 データ基準日 契約基準日 時点 集計日 集計時点 集計基準日 報告基準日 出力日 出力日時 帳票出力日',
  },
  service_balcony_fee: {
    strong: 'サービスバルコニー使用料 サービスバルコニー使用料(月額) ルーフバルコニー使用料 ルーフバルコニー使用料(月額)',
  },
  deposit: {
    strong:
      '敷金 礼金 敷金/礼金 保証金 敷引 敷金・礼金 保証金/敷引 保証金・敷金 権利金・礼金 契約期間 更新料 賃貸借期間 礼金/敷引 deposit keymoney',
  },
  lease_sign: { strong: '貸床面積 坪単価(賃料) 造作譲渡 造作代金 契約金概算 業種制限 フリーレント 飲食' },
  agent_sign: { strong: '免許番号 営業時間 定休日 所属団体名 所属団体 会社名 商号 tel 電話番号 fax 宅建免許番号 加盟団体 会社概要 代表者' },
};
