import type { operations } from '@rimawari/api/types';

export type SampleSlug = operations['getSample']['parameters']['path']['slug'];

export interface Sample {
  /** Takes the place of the id of an analysis. */
  id: string;
  /** Of the folder `samples`, as a user would send them together. */
  files: readonly string[];
}

/** Reports that anyone can open. */
export const samples: Readonly<Record<SampleSlug, Sample>> = {
  condominium: { id: '5a3c1e00-0000-4000-8000-000000000001', files: ['condominium-listing.html'] },
  house: { id: '5a3c1e00-0000-4000-8000-000000000002', files: ['detached-house-listing.html'] },
  block: { id: '5a3c1e00-0000-4000-8000-000000000003', files: ['apartment-building-listing.html', 'apartment-building-rent-roll.csv'] },
};

/** The day of the samples: the same sources give the same reports whenever they are built. */
export const samplesAsOf = '2026-11-20';
