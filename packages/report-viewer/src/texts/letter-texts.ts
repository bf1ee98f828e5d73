/** Around the letter to the seller’s side, which is in both languages. */
export const letterTexts = {
  title: 'Letter of questions',
  titleJa: '質問状',
  lead: 'For the seller’s broker: conflicts first, then documents in order of their effect, then questions. Add your name before you send it.',
  languages: { ja: { title: 'In Japanese', titleJa: '日本語' }, en: { title: 'In English' } },
  copy: 'Copy',
  copyName: (language: string) => `Copy the letter, ${language}`,
  download: 'Download as text',
  downloadName: (language: string) => `Download the letter as text, ${language}`,
} as const;

/** What a button that copied the letter says then. It stands apart: the report's script needs no other. */
export const copied = 'Copied';

/** The letter in Japanese, line by line. */
const letterJa = {
  subject: (property: string) => `件名：${property}について（資料のお願いとご質問）`,
  property: '物件',
  opening: [
    'ご担当者様',
    '',
    'お世話になっております。',
    '下記物件の購入を検討しております。',
    'つきましては、次の資料のご提供とご質問へのご回答をお願い申し上げます。',
  ],
  name: '物件名：',
  address: '所在地：',
  price: '価格：',
  amount: (amount: string) => `${amount}円`,
  listing: '掲載ページ：',
  headings: { first: '■ はじめにご確認いただきたい点', documents: '■ ご提供いただきたい資料', questions: '■ ご質問' },
  papersToo: 'ご質問に関する次の資料がお手元にございましたら、あわせてお送りください。',
  paperLine: (paper: string) => `   ・${paper}`,
  paper: (paper: string) => `（資料：${paper}）`,
  closing: ['お手数をおかけいたしますが、何卒よろしくお願い申し上げます。', '', '（お名前）', '（ご連絡先）', ''],
} as const;

/** The same in English. */
const letterEn = {
  subject: (property: string) => `Subject: Documents and questions about ${property}`,
  property: 'the property',
  opening: [
    'Dear Sir or Madam,',
    '',
    'We are considering the purchase of the property below. We would appreciate the following documents and answers.',
  ],
  name: 'Property: ',
  address: 'Address: ',
  price: 'Asking price: ',
  amount: (amount: string) => `¥${amount}`,
  listing: 'Listing: ',
  headings: { first: 'Please confirm first', documents: 'Documents requested', questions: 'Questions' },
  papersToo: 'If available, please also send these documents on the questions below:',
  paperLine: (paper: string) => `   - ${paper}`,
  paper: (paper: string) => ` (${paper})`,
  closing: ['Thank you for your help.', '', 'Kind regards,', '(Your name)', '(Your contact details)', ''],
} as const;

export const letterLines = { ja: letterJa, en: letterEn } as const;

/** What a step says to the reader, as the letter asks it. */
export const askedTexts = { whether: 'Please confirm whether ', inWhich: 'Please tell us in which' } as const;

/** Papers that a report asks for by their Japanese names, and what they are called in the letter in English. */
export const paperNames: Readonly<Record<string, string>> = {
  エレベーター保守契約書: 'Elevator maintenance contract',
  サブリース契約書: 'Sublease contract',
  ハザードマップ: 'Hazard map',
  マスターリース契約書: 'Master lease',
  レントロール: 'Rent roll',
  事業用定期借地権設定公正証書: 'Notarized business land lease',
  修繕履歴: 'Repair record',
  全室分のレントロール: 'Rent roll of all units',
  公正証書: 'Notarized deed',
  台帳記載事項証明書: 'Building confirmation ledger extract',
  告知書: 'Seller’s disclosure',
  固定資産評価証明書: 'Certificate of assessed value',
  土地賃貸借契約書: 'Land lease',
  地主の譲渡承諾書: 'Landowner’s consent to the sale',
  埋蔵文化財包蔵地図: 'Buried cultural property map',
  境界確認書: 'Boundary agreement',
  売買契約書案: 'Draft sale contract',
  工事請負契約書: 'Construction contract',
  建築確認図面: 'Confirmed building plans',
  建築確認済証: 'Building confirmation',
  更新契約書: 'Renewal contract',
  検査済証: 'Inspection certificate',
  測量図: 'Survey map',
  消防用設備等点検結果報告書: 'Fire equipment inspection report',
  物件明細書: 'Court’s property specification',
  物件概要書: 'Property outline',
  現地案内図: 'Location map',
  現況調査報告書: 'Court’s status survey report',
  登記事項証明書: 'Property register',
  直近の賃貸借契約書: 'Latest lease',
  石綿調査報告書: 'Asbestos survey',
  確定測量図: 'Boundary survey',
  確認済証: 'Building confirmation',
  私道の登記事項証明書: 'Property register of the private road',
  管理規約: 'Condominium bylaws',
  納税通知書: 'Tax bill',
  耐震診断報告書: 'Seismic diagnosis report',
  設備貸与契約書: 'Gas equipment contract',
  設計図書: 'Plans',
  評価書: 'Court’s valuation report',
  課税明細書: 'Tax statement',
  旅館業許可証: 'Short-term rental license',
  賃料査定書: 'Manager’s rent estimate',
  賃貸借契約書: 'Lease',
  路線価図: 'Roadside land value map',
  通行掘削承諾書: 'Consent to pass and dig',
  道路台帳: 'Road ledger',
  重要事項調査報告書: 'Owners’ association report',
  重要事項説明書: 'Explanation of Important Matters',
  長期修繕計画書: 'Long-term repair plan',
  間取図: 'Floor plan',
  入居者属性の分かるレントロール: 'Rent roll with tenant types',
  入居者属性の分かる賃貸借契約書: 'Lease with tenant type',
  入金履歴: 'Rent payment records',
};

/** Papers that only a building with several owners has. */
export const ofSeveralOwners: ReadonlySet<string> = new Set(['管理規約', '重要事項調査報告書', '長期修繕計画書']);
