import type { Structure } from '@rimawari/underwriting';
import { composed, type Term, term } from './pattern.ts';

export const wooden = term('structure.word-wood', /木造/, 'built of wood', '木造2階建');
export const steelFrame = term('structure.word-steel', /鉄骨/, 'steel, alone or inside of concrete', '重量鉄骨造');
export const reinforced = term('structure.word-reinforced', /鉄筋/, 'reinforced, of concrete', '鉄筋コンクリート造');
export const concrete = term('structure.word-concrete', /コンクリート/, 'concrete', '鉄筋コンクリート造');
export const concreteLetters = term('structure.letters-concrete', /S?RC/, 'reinforced concrete, with steel inside or not', 'SRC造');

/** How the words for a structure begin. */
export const structureBegins = composed`(?:${wooden}|[軽重]量${steelFrame}|${steelFrame}|${reinforced}|${concreteLetters}|[SW]造|${concrete})`;

/** Words for how a building is built. */
export const structureTerms: readonly Term[] = [wooden, steelFrame, reinforced, concrete, concreteLetters];

/** A way of building by every word for it, as registers, flyers and English pages write it. */
export interface NamedStructure extends Term {
  structure: Structure;
}

/** Longest words first: each one found is struck out, so that 鉄骨鉄筋コンクリート is not also 鉄骨. */
export const structures: readonly NamedStructure[] = [
  {
    id: 'structure.steel-reinforced-concrete',
    structure: 'SRC',
    pattern: /鉄骨鉄筋(?:コンクリート|ｺﾝｸﾘｰﾄ)造?|(?<![A-Z])SRC(?![A-Z])|steel(?:[- ]framed?)?[- ]reinforced concrete/gi,
    means: 'steel frame inside of reinforced concrete',
    example: '鉄骨鉄筋コンクリート造',
  },
  {
    id: 'structure.concrete-block',
    structure: 'CB',
    pattern: /(?:コンクリート)?ブロック造|(?<![A-Z])CB造?(?![A-Z])|concrete block/gi,
    means: 'concrete blocks',
    example: 'ブロック造',
  },
  {
    id: 'structure.light-steel',
    structure: 'LGS',
    pattern: /(?:S造\s*\(\s*)?軽量鉄骨造?\)?|(?<![A-Z])LGS(?![A-Z])|light[- ](?:gauge )?steel/gi,
    means: 'light steel frame',
    example: '軽量鉄骨造',
  },
  {
    id: 'structure.reinforced-concrete',
    structure: 'RC',
    pattern: /鉄筋(?:コンクリート|ｺﾝｸﾘｰﾄ)?造?|壁式コンクリート|(?<![A-Z])W?RC(?![A-Z])|reinforced concrete/gi,
    means: 'reinforced concrete',
    example: 'RC造',
  },
  {
    id: 'structure.steel',
    structure: 'S',
    pattern: /重量鉄骨造?|鉄骨造?|(?<![A-Z])S造|(?<![A-Z\d])S(?=\d+(?:F|階)|$)|(?<![a-z])steel(?! reinforced)/gi,
    means: 'steel frame',
    example: '鉄骨造',
  },
  {
    id: 'structure.wood',
    structure: 'W',
    pattern: /木造|(?<![A-Z])W造|(?<![A-Z\d])W(?=\d+(?:F|階)|$)|timber|ツーバイフォー|2×4工法|\bwood(?:en)?\b|木\d階/gi,
    means: 'wood',
    example: '木造2階建',
  },
];
