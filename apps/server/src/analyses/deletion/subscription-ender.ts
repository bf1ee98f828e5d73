/** What a deletion asks of whoever takes payments. */
export interface SubscriptionEnder {
  /**
   * Ends every subscription of the user at the provider, now, so that nothing is charged any more. Does nothing where
   * there is none, or where it has ended before. @throws when the provider does not answer: the account then stays
   */
  endFor(userId: string): Promise<void>;
}
