import { expect, test } from '@playwright/test';
import { ListingSite } from './listing-site.ts';
import { freePort, Product } from './product.ts';

test('an analysis whose server is killed in the middle completes after the next start, once', async ({ request }) => {
  const site = await ListingSite.open('condominium-listing.html');
  const product = new Product(await freePort(), { LISTING_ALLOW_HOSTS: site.host });
  await product.start();
  try {
    const api = `${product.url}/api/v1`;
    const registered = await request.post(`${api}/register`, {
      data: { email: 'a@example.com', password: 'correct horse', full_name: 'A B' },
    });
    const { access_token } = await registered.json();
    const headers = { authorization: `Bearer ${access_token}` };

    site.hold = true;
    const created = await request.post(`${api}/analysis`, {
      headers,
      multipart: { title: 'Interrupted', urls: JSON.stringify([site.url]) },
    });
    expect(created.ok()).toBe(true);
    const { job_id } = await created.json();
    await site.nextHeld();
    await product.kill('SIGKILL');
    site.release();
    await product.start();

    await expect(async () => {
      const { status } = await (await request.get(`${api}/analysis/${job_id}/status`, { headers })).json();
      expect(status).toBe('completed');
    }).toPass({ intervals: [500] });
    const list = await (await request.get(`${api}/analysis?page=1&limit=10`, { headers })).json();
    expect(list.total).toBe(1);
    const me = await (await request.get(`${api}/me`, { headers })).json();
    expect(me.current_month_usage).toBe(1);
  } finally {
    await product.stop();
    await site.close();
  }
});
