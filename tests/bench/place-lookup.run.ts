// How long the lookup of a place takes once the files of its prefecture are read. Ends with 1 where it is above the target.
import { record } from '../../bin/quality/record.ts';
import { gatherPlaceMarket } from '../../packages/market-data/src/market/place-market.ts';
import { readPlace } from '../../packages/market-data/src/place/read-place.ts';
import { sampleCondominium } from '../../packages/underwriting/src/testing/index.ts';

const mostMs = 2;
let slowest = 0;

const lookups: Record<string, (turn: number) => unknown> = {
  'place of an address': (turn) => readPlace({ address: `東京都新宿区西新宿2-8-${turn}` }),
  'market of a place': () => gatherPlaceMarket(sampleCondominium, '2026-11-22'),
};

for (const [name, look] of Object.entries(lookups)) {
  look(0);
  // The quickest of many: on a busy machine others take the processor in the middle of some.
  const taken = Array.from({ length: 200 }, (_, turn) => {
    const begun = performance.now();
    look(turn);
    return performance.now() - begun;
  });
  const quickest = Math.min(...taken);
  slowest = Math.max(slowest, quickest);
  process.stdout.write(`${name}: ${quickest.toFixed(2)} ms (at most ${mostMs})\n`);
  if (quickest > mostMs) process.exitCode = 1;
}
record({ 'place.lookup': slowest });
