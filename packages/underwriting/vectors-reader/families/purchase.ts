import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { names, or, record } from '../kinds.ts';

const stampRules = {
  real_estate_sale: engine.stampTaxSale,
  real_estate_exchange: engine.stampTaxSale,
  gift: engine.stampTaxSale,
  land_lease: engine.stampTaxSale,
  loan_agreement: engine.stampTaxLoan,
  construction_contract: engine.stampTaxConstruction,
  receipt: engine.stampTaxReceipt,
};

const registrationRules = {
  land_sale: engine.registrationLandSale,
  building_sale: engine.registrationBuildingSale,
  building_sale_own_residence: engine.registrationBuildingSaleOwnResidence,
  preservation: engine.registrationPreservation,
  mortgage: engine.registrationMortgage,
};
/** A day after all reliefs. */
const withoutRelief = '9999-12-31';

export const purchaseFamilies = {
  'ACQ-BROKERAGE': family({
    title: 'Highest brokerage of a sale, floor to 1 yen. The price holds the consumption tax.',
    names: `yen: price consumptionTax=0; date: contractDate; buyer|seller: side=buyer;
      flag: lowPriceSpecialAgreed=false taxableBroker=true → yen: priceExTax capExTax capIncTax bothSidesIncTax; flag: special`,
    run: ({ price, consumptionTax, ...terms }) => {
      const priceExTax = price - consumptionTax;
      const cap = engine.brokerageCap({ ...terms, priceExTax });
      const other = engine.brokerageCap({ ...terms, priceExTax, side: terms.side === 'buyer' ? 'seller' : 'buyer' });
      return { ...cap, priceExTax, bothSidesIncTax: cap.capIncTax + other.capIncTax };
    },
  }),
  'ACQ-BROKERAGE-LEASE': family({
    title: 'Highest brokerage of a lease: both sides together, one side at most, and what that leaves for the other.',
    names: `yen: monthlyRent; date: contractDate; flag: residential consent=false longVacantAgreed=false
      → yen: totalIncTax perSideIncTax otherSideIncTax`,
    run: (inputs) => {
      const cap = engine.leaseBrokerageCap(inputs);
      return { ...cap, otherSideIncTax: cap.totalIncTax - cap.perSideIncTax };
    },
  }),
  'ACQ-SPLIT': family({
    title: 'Price divided as the contract states it, by the consumption tax stated, else by assessed values. The building holds its tax.',
    names: `yen: price landAssessed=0 buildingAssessed=0; ratio: consumptionTaxRate=0.1; flag: taxableSeller=false
      → yen: land building buildingExTax; ratio: landShare buildingShare; text: method`,
    more: { stated: or(record(names('yen: land? building? consumptionTax?')), {}) },
    run: ({ price, stated, consumptionTaxRate: rate, ...inputs }) => {
      const { consumptionTax: tax } = stated;
      const parts =
        engine.splitByContract(price, stated, rate) ??
        (tax === undefined
          ? engine.splitByAssessedValues(price, inputs.landAssessed, inputs.buildingAssessed, inputs.taxableSeller ? rate : 0)
          : engine.splitByConsumptionTax(price, tax, rate));
      const buildingExTax = parts.building - parts.consumptionTax;
      return { ...parts, buildingExTax, landShare: parts.land / price, buildingShare: parts.building / price };
    },
  }),
  'ACQ-STAMP': family({
    title: 'Stamp tax of one original. Parts add up, of an exchange the higher counts; of an amendment the rise over the amount before.',
    names: `real_estate_sale|real_estate_exchange|gift|land_lease|loan_agreement|construction_contract|receipt: document;
      yen|null: amount=null amountBefore=null; yen[]: parts=[]; yen: consumptionTaxApart=0; date: madeOn;
      paper|electronic: medium=paper; flag: inBusiness=true; count: copies=1 → yen|null: statedAmount; yen: tax taxOfCopies`,
    run: ({ document, amount, parts, consumptionTaxApart, amountBefore, madeOn, medium, inBusiness, copies }) => {
      const joined = document === 'real_estate_exchange' ? Math.max(...parts) : engine.sumYen(parts);
      const written = parts.length > 0 ? joined : amount;
      const counted = written === null ? 0 : written - consumptionTaxApart - (amountBefore ?? 0);
      const statedAmount = counted > 0 ? counted : null;
      // The lower table is for transfers of real estate: a land lease alone has the ordinary one.
      const { tax } = engine.stampTax(stampRules[document], statedAmount, document === 'land_lease' ? withoutRelief : madeOn, medium);
      const due = document === 'receipt' && !inBusiness ? 0 : tax;
      return { statedAmount, tax: due, taxOfCopies: due * copies };
    },
  }),
  'ACQ-REGTAX': family({
    title: 'Registration tax on an assessed value or a debt: base and tax as law cuts them. A rate given stands in place of the rule’s.',
    names: `land_sale|building_sale|building_sale_own_residence|preservation|mortgage: registration;
      yen: value=0; date: registeredOn; ratio: rate? → yen: base tax statutoryTax saving; ratio: rate`,
    run: ({ registration, value, registeredOn, rate }) => {
      const own = engine.registrationTax(registrationRules[registration], value, registeredOn);
      const statutoryTax = engine.registrationTax(registrationRules[registration], value, withoutRelief).tax;
      const { base, tax } = rate === undefined ? own : engine.registrationTaxAt(value, rate);
      return { base, rate: own.rate, tax, statutoryTax, saving: statutoryTax - tax };
    },
  }),
  'ACQ-REGTAX-RELEASE': family({
    title: 'Release of a mortgage: 1,000 yen for each parcel or building (登録免許税法別表第一).',
    names: 'count: parcels → yen: tax',
    run: ({ parcels }) => ({ tax: parcels * 1_000 }),
  }),
  'ACQ-RAT': family({
    title: 'Real estate acquisition tax. A deduction not given follows from new floor areas, or for one’s own home from the day built.',
    names: `date: acquiredOn builtOn?; sale|construction|inheritance: acquiredBy=sale;
      yen: landValue? buildingValue? landReduction? deduction?; sqm|null: landAreaSqm=null;
      flag: residentialLand=true dwelling=true rentedUnits=false ownResidence=false underExpiredRelief=false; sqm[]: newDwellingsSqm=[]
      → ratio: rate; yen: exemption.land exemption.buildingConstructed exemption.buildingOther deduction landReduction land.base;
      yen: land.taxBeforeReduction land.tax building.base building.tax total; flag[]: qualifies; flag: land.exempt building.exempt`,
    run: ({ newDwellingsSqm: areas, rentedUnits, builtOn, landValue, buildingValue, dwelling, landAreaSqm, ...inputs }) => {
      if (inputs.acquiredBy === 'inheritance') return { land: { tax: 0 }, building: { tax: 0 }, total: 0 };
      const expired = engine.readRule(engine.acquisitionTaxLandAndHouseRate, inputs.acquiredOn).expired?.to;
      const acquiredOn = (inputs.underExpiredRelief ? expired : null) ?? inputs.acquiredOn;
      const rule = dwelling ? engine.acquisitionTaxLandAndHouseRate : engine.acquisitionTaxOtherBuildingRate;
      const qualifies = areas.map((area) => engine.newDwellingQualifies(area, acquiredOn, rentedUnits));
      const unitFloorAreasSqm = areas.filter((_, index) => qualifies[index]);
      const ofUsed = builtOn === undefined ? 0 : engine.usedHouseDeduction(builtOn, inputs.ownResidence ? 'own_residence' : 'rental');
      const deduction = inputs.deduction ?? (ofUsed || engine.newDwellingDeduction(areas, acquiredOn, { rentedUnits }));
      const newLand = { landValue: landValue ?? 0, landAreaSqm, unitFloorAreasSqm, acquiredOn };
      const reduction = inputs.landReduction ?? (unitFloorAreasSqm.length > 0 ? engine.newDwellingLandReduction(newLand) : 0);
      const onLand = { acquiredOn, residential: inputs.residentialLand, reduction };
      const land = landValue === undefined ? undefined : engine.landAcquisitionTax({ assessedValue: landValue, ...onLand });
      const terms = { acquiredOn, dwelling, deduction, constructed: inputs.acquiredBy === 'construction' };
      const building = buildingValue === undefined ? undefined : engine.buildingAcquisitionTax({ assessedValue: buildingValue, ...terms });
      const exemption = engine.readRule(engine.acquisitionTaxExemption, acquiredOn).version.value;
      const rate = engine.readRule(rule, acquiredOn).version.value;
      const total = (land?.tax ?? 0) + (building?.tax ?? 0);
      return { rate, exemption, qualifies, deduction, landReduction: reduction, land, building, total };
    },
  }),
};
