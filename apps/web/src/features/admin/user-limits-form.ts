import * as z from 'zod/mini';

export interface UserLimitsValues {
  monthlyLimit: string;
  credits: string;
}

export const limitProblem = 'Enter a whole number, 0 or more';
export const creditsProblem = 'Enter a whole number, 0 or more, or -1 for unlimited';

const wholeNumber = (least: number, problem: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => /^-?\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= 1_000_000, problem),
  );

/** What an administrator may set. An empty monthly limit leaves it as it is: −1 comes only from a plan. */
export const userLimitsForm = z.object({
  monthlyLimit: z.union([z.literal(''), wholeNumber(0, limitProblem)]),
  credits: wholeNumber(-1, creditsProblem),
});

export interface LimitChanges {
  monthly_analysis_limit?: number;
  complimentary_analysis_credits?: number;
}

/** Only what differs from the user as they are is sent. */
export function limitChanges(
  values: UserLimitsValues,
  user: { monthly_analysis_limit: number; complimentary_analysis_credits: number },
): LimitChanges {
  const limit = values.monthlyLimit.trim() === '' ? user.monthly_analysis_limit : Number(values.monthlyLimit);
  const credits = Number(values.credits);
  return {
    ...(limit === user.monthly_analysis_limit ? {} : { monthly_analysis_limit: limit }),
    ...(credits === user.complimentary_analysis_credits ? {} : { complimentary_analysis_credits: credits }),
  };
}

export function limitValuesOf(user: { monthly_analysis_limit: number; complimentary_analysis_credits: number }): UserLimitsValues {
  return {
    monthlyLimit: user.monthly_analysis_limit < 0 ? '' : String(user.monthly_analysis_limit),
    credits: String(user.complimentary_analysis_credits),
  };
}
