import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { type UserSituation, userOf } from './user.ts';

/** What a successful sign-in or registration answers. */
export function loginOf(situation: UserSituation): Schemas['LoginResponse'] {
  return { access_token: 'rw_3vJt0mQbN6c9ZyLr1uXkS8aHfDpE2gWo4iTxB7nVqY5', user: userOf(situation) };
}

const challenge = { mfa_required: true, mfa_token: 'mfa_9f2c71d05be84a3c' } satisfies Partial<Schemas['MfaChallenge']>;

/** What a sign-in answers (202) when a code is needed. */
export const challengeOf = named<Schemas['MfaChallenge']>()({
  'by email': { ...challenge, delivery_channel: 'email', detail: 'We sent a code to h•••@example.com.' },
  'by other channel': { ...challenge, delivery_channel: 'sms', detail: 'We sent a code to the number that ends in 27.' },
  'without detail': { ...challenge, delivery_channel: 'email' },
});
export type ChallengeSituation = Parameters<typeof challengeOf>[0];
