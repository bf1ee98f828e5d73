/** Radicals of the supplement block for the characters they are printed in place of. */
const supplement: Readonly<Record<string, string>> = {
  '⺀': '冫',
  '⺍': '小',
  '⺏': '尢',
  '⺒': '巳',
  '⺓': '幺',
  '⺕': '彐',
  '⺝': '月',
  '⺟': '母',
  '⺠': '民',
  '⺡': '氵',
  '⺢': '水',
  '⺩': '王',
  '⺪': '疋',
  '⺫': '目',
  '⺬': '示',
  '⺭': '礻',
  '⺮': '竹',
  '⺯': '糸',
  '⺱': '网',
  '⺷': '羊',
  '⺸': '羊',
  '⺹': '老',
  '⺻': '聿',
  '⺼': '月',
  '⺽': '臼',
  '⺾': '艹',
  '⻁': '虎',
  '⻂': '衤',
  '⻃': '西',
  '⻄': '西',
  '⻅': '見',
  '⻆': '角',
  '⻇': '角',
  '⻉': '貝',
  '⻋': '車',
  '⻌': '辶',
  '⻍': '辶',
  '⻎': '辶',
  '⻏': '阝',
  '⻐': '金',
  '⻑': '長',
  '⻒': '長',
  '⻓': '長',
  '⻔': '門',
  '⻖': '阝',
  '⻗': '雨',
  '⻘': '青',
  '⻙': '韋',
  '⻚': '頁',
  '⻛': '風',
  '⻜': '飛',
  '⻝': '食',
  '⻞': '食',
  '⻟': '食',
  '⻠': '食',
  '⻢': '馬',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '魚',
  '⻦': '鳥',
  '⻧': '鹵',
  '⻨': '麦',
  '⻩': '黄',
  '⻪': '黽',
  '⻫': '斉',
  '⻬': '斉',
  '⻭': '歯',
  '⻮': '歯',
  '⻯': '竜',
  '⻰': '竜',
  '⻱': '亀',
  '⻲': '亀',
  '⻳': '亀',
};

/** Kangxi radicals that NFKC turns into a character that Japanese does not write: `⼾` into 戶 instead of 戸. */
const written: Readonly<Record<string, string>> = {
  戶: '戸',
  黑: '黒',
  麥: '麦',
  黃: '黄',
  齊: '斉',
  齒: '歯',
  龜: '亀',
  靑: '青',
  內: '内',
  飠: '食',
  尣: '尢',
};

/** Puts the characters back in whose place printing set radicals (`⼾` for 戸, `⻑` for 長). Everything else stays as printed. */
export function foldRadicals(text: string): string {
  return (
    text
      // Fonts that print `・` under the code of another dot.
      .replace(/[\u2027\u2219\u22c5]/g, '・')
      .replace(/[\u2f00-\u2fdf]/g, (radical) => {
        const folded = radical.normalize('NFKC');
        return written[folded] ?? folded;
      })
      .replace(/[\u2e80-\u2eff]/g, (radical) => supplement[radical] ?? radical)
  );
}
