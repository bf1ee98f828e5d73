import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { assumptionKinds, choice, names } from '../kinds.ts';
import { choiceKinds, factsOf, propertyKinds } from './property.ts';

const dataset = { id: 'vector', title: 'As the vector states', vintage: '', licence: 'none', source: 'vector', url: null };
const row = (value: number) => ({ value, dataset, row: 'vector' });
const nowhere = { municipality_code: null, prefecture_en: null, municipality_en: null, latitude: null, longitude: null };

/** What surrounds a property: its place, and the population of 2050 over today’s where it is stated. */
function contextOf(place: { prefecture: string; municipality: string }, index: number | undefined): engine.MarketContext {
  return {
    subject: { analysis_id: '00000000-0000-4000-8000-000000000002', title: 'vector', listing_url: null, documents: [] },
    place: { ...nowhere, ...place },
    population: index === undefined ? null : { latest: row(100_000), projected_2050: row(Math.round(100_000 * index)) },
    exchange_rate: { jpy_per_usd: 150, date: '2026-11-01', source: 'fixed rate', illustrative: true },
  };
}

export const checkFamilies = {
  CHECK: family({
    title: 'One of the listing checks, by the engine’s id, on the facts of a property; run with a whole report.',
    names: ' → text: state title; count: number',
    more: {
      check: choice(...engine.allChecks.map(({ frame }) => frame.id)),
      ...propertyKinds,
      ...names('yen: price_jpy=60000000; text: prefecture=埼玉県 municipality=川口市; ratio: population_index_2050?'),
      owner: choiceKinds.owner,
      loan_years: assumptionKinds.loan_years,
    },
    run: ({ check: id, population_index_2050: index, owner, loan_years, ...property }) => {
      const overrides = { owner, ...(loan_years === undefined ? {} : { loan_years }) };
      const report = engine.underwrite(factsOf(property), contextOf(property, index), overrides, property.as_of);
      const number = engine.allChecks.find(({ frame }) => frame.id === id)?.frame.number;
      return { ...report.checks.find((finding) => finding.id === id), number };
    },
  }),
  'CHECK-BUILDING': family({
    title: 'What the dates of a building decide: by the building confirmation, or by the completion alone (null where that cannot tell).',
    names: 'month: confirmation? completion?; flag: wood=false → flag|null: newSeismic; flag: wood2000 asbestosSuspected',
    run: ({ confirmation, completion = '', wood }) => {
      const day = confirmation ?? completion;
      const newSeismic = confirmation ? engine.newSeismicByConfirmation(day) : engine.newSeismicByCompletion(day, wood);
      return { newSeismic, wood2000: engine.woodStandard2000(day), asbestosSuspected: engine.asbestosSuspected(day) };
    },
  }),
  'CHECK-ROAD': family({
    title: 'What the road in front decides: rebuilding, setback and what is left of the lot, and the floor area ratio.',
    names: `metres: roadWidthM frontageM=0 frontageLengthM=0; text|null: roadType=null; land|river_or_cliff: opposite=land;
      sqm: landAreaSqm=0; percent: designatedFar=0; text: zone=
      → flag: rebuildable; metres: setbackM; sqm: setbackSqm landLeftSqm; percent: effectiveFar`,
    run: ({ roadWidthM, frontageM, roadType, opposite, frontageLengthM, landAreaSqm, designatedFar, zone }) => {
      const [rebuildable, setbackM] = [engine.isRebuildable(frontageM, roadWidthM, roadType), engine.setbackM(roadWidthM, opposite)];
      const setbackSqm = setbackM * frontageLengthM;
      const effectiveFar = engine.effectiveFloorAreaRatio(designatedFar, roadWidthM, engine.isResidentialZone(zone));
      return { rebuildable, setbackM, setbackSqm, landLeftSqm: landAreaSqm - setbackSqm, effectiveFar };
    },
  }),
  'CHECK-SIZE': family({
    title: 'Built area as a share of the lot beside what is allowed; the floor area ratio after the limit of the road where that is given.',
    names: 'sqm: landAreaSqm builtSqm; percent: limit; metres|null: roadWidthM=null; text: zone= → percent: used allowed; flag: over',
    run: ({ landAreaSqm, builtSqm, limit, roadWidthM, zone }) => {
      const allowed = engine.effectiveFloorAreaRatio(limit, roadWidthM, engine.isResidentialZone(zone));
      const used = (builtSqm * 100) / landAreaSqm;
      return { used, allowed, over: used > allowed };
    },
  }),
  'CHECK-WORDS': family({
    title: 'Flags that words of a listing raise, in the engine’s order; kind of a land lease by its words, its law by its first day.',
    names: 'text: text=; date: contractDate=2000-01-01; flag: fixedTerm=false → text[]: flags; text: law lease.kind',
    run: ({ text, contractDate, fixedTerm }) => {
      const [flags, law] = [engine.keywordFlags(text), engine.landLeaseLaw(contractDate, fixedTerm)];
      return { flags, law, lease: engine.readLandLease(text, contractDate) };
    },
  }),
  'CHECK-LETTING': family({
    title: 'Limits of letting: days of private lodging (an inn has none), small studios, yields and rents out of line, flood maps.',
    names: `count: lodgingDays=0; flag: inn=false barredByRules=false; sqm: unitAreaSqm=100; ratio: listingYield=1 areaYield=1;
      yen: rent=1 areaRent=1; date: contractDate=2026-11-20
      → flag: lodgingAllowed smallStudio yieldOutlier rentAboveMarket floodMapExplained; count: lodgingDaysLimit; ratio: rentGap`,
    run: (inputs) => ({
      lodgingAllowed: !inputs.barredByRules && (inputs.inn || inputs.lodgingDays <= engine.privateLodgingDays),
      lodgingDaysLimit: engine.privateLodgingDays,
      smallStudio: inputs.unitAreaSqm < engine.smallStudioSqm,
      yieldOutlier: engine.isYieldOutlier(inputs.listingYield, inputs.areaYield),
      rentGap: inputs.rent / inputs.areaRent - 1,
      rentAboveMarket: inputs.rent > inputs.areaRent * 1.1,
      floodMapExplained: engine.floodMapExplained(inputs.contractDate),
    }),
  }),
};
