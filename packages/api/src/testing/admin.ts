import type { Schemas } from '../schemas.ts';
import { analysisOf } from './analysis.ts';
import { named } from './named.ts';
import { hoursAgo, idOf, titleOf } from './titles.ts';
import { userOf } from './user.ts';

/** Counts of the dashboard. */
export const statsOf = named<Schemas['AdminStats']>()({
  typical: {
    users: { total: 128, active: 121, admins: 3 },
    subscriptions: { active: 46 },
    jobs: { total: 912, completed: 874, failed: 31 },
  },
  'no jobs': { users: { total: 1, active: 1, admins: 1 }, subscriptions: { active: 0 }, jobs: { total: 0, completed: 0, failed: 0 } },
});
export type StatsSituation = Parameters<typeof statsOf>[0];

const familyNames = ['Mori', 'Tanabe', 'Kuroda', 'Ishii', 'Okafor', 'Sato', 'Lindqvist', 'Nakagawa'];

/** A slice of `total` invented users, as skip and limit ask for it. */
export function usersPageOf(total: number, skip = 0, limit = 20): Schemas['UserList'] {
  const users = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index): Schemas['User'] => {
    const position = skip + index;
    const family = familyNames[position % familyNames.length] ?? '';
    return {
      ...userOf(
        (['subscriber', 'complimentary credits', 'subscription canceled', 'unlimited plan'] as const)[position % 4] ?? 'subscriber',
      ),
      id: idOf(position),
      email: `${family.toLowerCase()}.${position}@example.com`,
      full_name: `${family} ${position}`,
      jobs_count: position % 13,
    };
  });
  return { users, total };
}

/** Lists of users, twenty on a page. */
export const usersOf = named<Schemas['UserList']>()({
  empty: { users: [], total: 0 },
  'one page': {
    users: (
      ['administrator', 'subscriber', 'complimentary credits', 'subscription canceled', 'inactive', 'unnamed', 'long name'] as const
    ).map((situation, index) => ({
      jobs_count: index,
      ...userOf(situation),
      id: idOf(index),
    })),
    total: 7,
  },
  'many pages': usersPageOf(187),
});
export type UsersSituation = Parameters<typeof usersOf>[0];

/** A slice of `total` invented jobs of every status, as skip and limit ask for it. */
export function jobsPageOf(total: number, skip = 0, limit = 20): Schemas['AdminJobList'] {
  const situations = ['completed', 'failed', 'processing', 'pending', 'completed', 'unknown', 'untitled'] as const;
  const jobs = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index): Schemas['AdminJob'] => {
    const position = skip + index;
    const { status, title } = analysisOf(situations[position % situations.length] ?? 'completed');
    return { job_id: idOf(position), title: title === null ? null : titleOf(position), status, created_at: hoursAgo(position * 3) };
  });
  return { jobs, total };
}

/** Lists of everyone's jobs, twenty on a page. */
export const jobsOf = named<Schemas['AdminJobList']>()({
  empty: { jobs: [], total: 0 },
  'one page': jobsPageOf(7),
  'many pages': jobsPageOf(412),
});
export type JobsSituation = Parameters<typeof jobsOf>[0];
