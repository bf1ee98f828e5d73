import { composed, term } from './pattern.ts';

export const fullyLet = term('occupancy.fully-let', /満室/, 'every unit is let, or what it would bring in so', '満室稼働中');
export const stateIfFull = term('occupancy.state-if-full', /満室(?:時想定|時|想定)?/, 'income once every unit is let', '満室時');
export const stateToday = term('occupancy.state-today', /現[況行状在]/, 'income or occupancy as it is today', '現状賃料');
export const presentState = term('occupancy.present-state', /現況/, 'who is in the property, or what it brings in today', '現況：賃貸中');
export const vacantUnit = term('occupancy.vacant-unit', /空室/, 'a unit without tenant', '空室2戸');
export const tenanted = term('occupancy.tenanted', /賃貸中/, 'let to a tenant', '賃貸中');
export const livedIn = term('occupancy.lived-in', /居住中/, 'somebody lives in it, often its owner', '所有者居住中');
export const movedIn = term('occupancy.moved-in', /入居中/, 'a tenant has moved in', '5戸入居中');
export const inOperation = term('occupancy.in-operation', /稼働中/, 'brings in rent', '満室稼働中');
export const ownerChange = term('occupancy.owner-change', /オーナーチェンジ/, 'sold with its tenant', 'オーナーチェンジ物件');
export const assumedIncome = term('occupancy.assumed', /想定/, 'income as somebody expects it', '想定賃料');
export const emptyHouse = term('occupancy.empty-house', /空き?家/, 'a house without tenant', '空き家');
export const letBegins = term('occupancy.let-word', /入居|稼働|賃貸/, 'beginning of words that say a unit is let', '入居率');

/** Words for who is in a property, and for the states of its income that follow from it. */
export const occupancyTerms = [
  fullyLet,
  stateIfFull,
  stateToday,
  presentState,
  vacantUnit,
  tenanted,
  livedIn,
  movedIn,
  inOperation,
  ownerChange,
  assumedIncome,
  emptyHouse,
  letBegins,
] as const;

/** A state of the income, which names no amount by itself: `満室想定`, `現況`. */
export const incomeState = composed`${stateIfFull}|${assumedIncome}|${stateToday}`;
