import { test as base } from '@playwright/test';
import { testDeadlineMs } from '../deadline.ts';
import { ListingSite } from './listing-site.ts';
import { freePort, Product } from './product.ts';

interface Shared {
  /** What the site serves, one of the samples. */
  listing: string;
  /** What a test changes about it, it sets back. */
  site: ListingSite;
  product: Product;
}

/** Tests that need nothing special of the product share one for each worker: each has users of its own. */
export const test = base.extend<object, Shared>({
  listing: ['condominium-listing.html', { scope: 'worker' }],
  site: [
    async ({ listing }, use) => {
      const site = await ListingSite.open(listing);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ site }, use) => {
      const product = new Product(await freePort(), { LISTING_ALLOW_HOSTS: site.host });
      await product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: testDeadlineMs },
  ],
});
