import { expect, type Page } from '@playwright/test';
import { fitsBothWidths } from './fits-widths.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

/** A roll whose column of tenants and whose remarks name people. */
const roll = [
  'メゾン水車町 レントロール,,,,,,',
  '埼玉県川口市水車町3-12-5,,,,,2026年6月1日現在,',
  '販売価格,6980万円,,,,,',
  '備考,101号室は田中太郎様が長期入居。賃借人：鈴木花子,,,,,',
  '号室,間取り,専有面積(㎡),賃料(円),共益費(円),賃借人名,契約開始日',
  '101,1K,24.30,"78,000","3,000",田中太郎,2021/04/01',
  '102,1K,24.30,"77,000","3,000",鈴木花子,2023/09/16',
  '103,1K,25.20,"78,000","3,000",株式会社サクラ商事,2019/02/10',
  '合計,,73.80,"233,000","9,000",,',
].join('\n');
const secrets = ['田中', '太郎', '鈴木', '花子', 'サクラ', '打診'];
let product: Product;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

async function analyse(page: Page, email: string): Promise<void> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Hana Mori');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Start Analysis' }).click();
  await page.getByLabel(/title/i).first().fill('田中様の物件、6,500万で打診');
  const site = new URL('../../samples/apartment-building-flyer.pdf', import.meta.url).pathname;
  await page.locator('input[type=file]').setInputFiles([site]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '田中太郎様_レントロール.csv', mimeType: 'text/csv', buffer: Buffer.from(roll) });
  // Files are taken up after their input has them: on a busy machine the button would be pressed before.
  for (const name of ['apartment-building-flyer.pdf', '田中太郎様_レントロール.csv'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' })).toBeVisible();
}

test('an owner shares a report without the names in it with a visitor on a phone, and takes the link back', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await analyse(page, 'sharing@example.com');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('No active links. Only you can read this report.')).toBeVisible();
  await page.getByLabel('Link expires after').selectOption('7 days');
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared\/[\w-]{43}$/);

  const visitor = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
  const bodies: string[] = [];
  visitor.on('response', async (answer) => {
    if (answer.url().includes('/api/v1/shared/')) bodies.push(await answer.text());
  });
  const opened = await visitor.goto(address);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  const report = visitor.frameLocator('iframe');
  await expect(report.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(visitor.getByText(/The link works until/)).toBeVisible();
  await report.getByRole('button', { name: 'USD' }).click();
  await expect(report.locator('[data-currency="USD"]').first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: /Download|Correct|Share/ })).toHaveCount(0);
  await fitsBothWidths(visitor);
  await fitsBothWidths(page);
  // Going back at once would end the request for the page.
  const method = visitor.waitForResponse((answer) => answer.url().includes('path='));
  const glossary = report.getByRole('link', { name: 'Method and glossary' });
  // Chapters begin closed on a phone.
  await report.getByRole('button', { name: 'Method' }).click();
  await glossary.click();
  await (await method).finished();
  await visitor.getByRole('button', { name: 'Back to the report' }).click();
  await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(3);
  for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('No active links. Only you can read this report.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  const token = address.split('/').at(-1);
  for (const rest of ['', '/fragment', '/fragment?path=method.html'])
    expect((await visitor.request.get(`${product.url}/api/v1/shared/${token}${rest}`)).status()).toBe(404);
});
