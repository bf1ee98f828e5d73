import type { MunicipalityBook } from '../facts/municipality-book.ts';

const places: [prefecture: string, municipality: string, code: string][] = [
  ['東京都', '練馬区', '13120'],
  ['東京都', '中央区', '13102'],
  ['北海道', '札幌市中央区', '01101'],
  ['大阪府', '大阪市中央区', '27128'],
  ['埼玉県', '川口市', '11203'],
  ['埼玉県', '蕨市', '11223'],
  ['埼玉県', '所沢市', '11208'],
  ['千葉県', '柏市', '12217'],
  ['神奈川県', '横浜市南区', '14105'],
  ['神奈川県', '横浜市港北区', '14109'],
  ['神奈川県', '川崎市多摩区', '14135'],
  ['千葉県', '市川市', '12203'],
  ['東京都', '杉並区', '13115'],
  ['東京都', '豊島区', '13116'],
  ['大阪府', '堺市堺区', '27141'],
  ['宮城県', '仙台市青葉区', '04101'],
  ['福岡県', '春日市', '40218'],
  ['京都府', '京都市左京区', '26103'],
  ['埼玉県', 'さいたま市浦和区', '11107'],
  ['兵庫県', '明石市', '28203'],
  ['兵庫県', '西宮市', '28204'],
  ['東京都', '調布市', '13208'],
  ['東京都', '北区', '13117'],
  ['福岡県', '福岡市博多区', '40132'],
  ['愛知県', '名古屋市中区', '23106'],
  ['神奈川県', '藤沢市', '14205'],
  ['東京都', '八王子市', '13201'],
  ['東京都', '世田谷区', '13112'],
  ['東京都', '大田区', '13111'],
  ['愛知県', '名古屋市千種区', '23101'],
  ['京都府', '京都市伏見区', '26109'],
  ['大阪府', '堺市北区', '27146'],
  ['兵庫県', '神戸市灘区', '28102'],
  ['広島県', '広島市中区', '34101'],
  ['福岡県', '北九州市小倉北区', '40106'],
  ['熊本県', '熊本市西区', '43103'],
  ['沖縄県', '那覇市', '47201'],
  ['広島県', '広島市南区', '34103'],
  ['神奈川県', '相模原市南区', '14153'],
  ['東京都', '文京区', '13105'],
  ['千葉県', '船橋市', '12204'],
];

/** An address book of a few municipalities, for tests. */
export const smallBook: MunicipalityBook = {
  find(text) {
    const plain = text.normalize('NFKC').replace(/\s/g, '');
    for (const [prefecture, municipality, code] of places) {
      const stated = plain.startsWith(prefecture);
      const body = stated ? plain.slice(prefecture.length) : plain;
      if (body.startsWith(municipality))
        return {
          prefecture: stated || municipality !== '中央区' ? prefecture : null,
          municipality,
          code,
          rest: body.slice(municipality.length),
        };
    }
    return null;
  },
};
