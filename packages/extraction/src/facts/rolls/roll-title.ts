import { companyForm } from '../../lexicon/agents.ts';
import { assumedIncome, fullyLet } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { withoutWordsBehind } from '../unlabelled/words-behind-name.ts';

const ofRoll =
  '(?:(?:テナント|部屋|住戸|区画|室)別)?(?:レントロール|rent roll|(?:現況)?(?:賃貸借?|賃料|家賃|入居者?|契約|テナント|貸室)(?:契約|状況|条件|物件|料|入金)?(?:一覧|明細|内訳|状況|条件|収入)?(?:一覧|明細)?(?:表|書)?|(?:家賃|賃料|入金|集金|賃貸|店子|部屋)(?:入金|集金|管理)?(?:台?帳|簿|控え?|ノート)|(?:収入|収支|入金|稼働|物件)(?:集計|一覧|明細|内訳|状況|概算|概要|計画)[表書]?)';
const before = new RegExp(`^(.{2,28}?)[\\s　]*(?:の)?[\\s　]*[【「(（]?${ofRoll}(?:[】」)）\\s　(（【].*)?$`, 'i');
const behind = new RegExp(`^[【「]?${ofRoll}[】」]?[\\s　:：【「-]+([^\\d(（【】」]{3,28}?)[】」]?(?:[\\s　]*[(（【].*)?$`, 'i');
const building =
  /[\u30a0-\u30ff]{3}|(?:ビル|荘|館|レジデンス|マンション|アパート|コーポ|ハイツ|棟|プラザ|タワー)$|^[A-Z][\w'’-]+(?: [A-Z\d][\w'’-]*)+$/;
const notBuilding = composed`${companyForm}|不動産|管理|御中|様|現在|${fullyLet}|${assumedIncome}|募集|更新|作成|単位|レントロール|オーナー|サブリース|テナント|マスター|[都道府県]\S*[市区町村]`;

/** The building that the title of a rent roll names: `第一成和ビル 賃貸借契約一覧表`, `レントロール メゾンドール西宮北口`. */
export function buildingInTitle(title: string): string | null {
  const plain = plainText(title).replace(/\n/g, ' ');
  if (plain.length > 60) return null;
  const name = (before.exec(plain)?.[1] ?? behind.exec(plain)?.[1])?.trim();
  return name !== undefined && building.test(name) && !notBuilding.test(name) ? withoutWordsBehind(name) : null;
}

/** Whether words are the name of a building. */
export const isBuilding = (name: string): boolean =>
  name.length >= 4 && name.length <= 28 && building.test(name) && !notBuilding.test(name);
