export { benchCommand } from './bench-command.ts';
export { benchTable } from './print-bench.ts';
export { type BenchOptions, type BenchResult, runExtractionBench } from './run-extraction-bench.ts';
