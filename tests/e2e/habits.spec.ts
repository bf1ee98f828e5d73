import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { fitsBothWidths } from './fits-widths.ts';
import type { ListingSite } from './listing-site.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
const documents = ['apartment-building-flyer.pdf', 'apartment-building-rent-roll.csv', 'apartment-building-rent-roll.xlsx'].map(sample);
let product: Product;
let site: ListingSite;

// The longest file: its tests may run in any worker.
test.describe.configure({ mode: 'parallel' });
test.beforeAll(({ product: ours, site: theirs }) => {
  product = ours;
  site = theirs;
});

interface Account {
  email: string;
  token: string;
}

/** Registers someone over the interface of the server, and opens an address as they do. */
async function signIn(page: Page, name: string, address: string): Promise<Account> {
  const email = `${name}@example.com`;
  const answer = await page.request.post(`${product.url}/api/v1/register`, { data: { email, password: 'correct horse', full_name: name } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { access_token: token, user } = await answer.json();
  await page.goto(`${product.url}/legal/scta/`);
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem('access_token', key);
      localStorage.setItem('user', text);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(`${product.url}${address}`);
  return { email, token };
}

const start = (page: Page) => page.getByRole('button', { name: /^(Start|Run)/ }).click();
const reportOf = (page: Page) => page.frameLocator('iframe').getByRole('heading', { name: 'At a glance' });

async function submit(page: Page, what: { url?: string; files?: string[]; title?: string }): Promise<string> {
  await page.goto(`${product.url}/analyze`);
  if (what.title !== undefined) await page.getByLabel(/title/i).fill(what.title);
  if (what.url !== undefined) await page.getByLabel(/listing url/i).fill(what.url);
  if (what.files !== undefined) await page.locator('input[type=file]').setInputFiles(what.files);
  await start(page);
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  return page.url();
}

async function analyse(page: Page, what: Parameters<typeof submit>[1]): Promise<string> {
  const address = await submit(page, what);
  await expect(reportOf(page)).toBeVisible();
  return address;
}

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('an address alone, three files, and both become reports', async ({ page }) => {
    await signIn(page, 'sender', '/');
    await analyse(page, { url: site.url });
    await expect(page.getByText('No documents were uploaded for this analysis.')).toBeVisible();
    await analyse(page, { files: documents });
    await expect(page.getByText('No listing URLs were provided.')).toBeVisible();
    await analyse(page, { url: site.url, files: [sample('condominium-flyer.pdf')] });
    await expect(page.getByText(site.url).last()).toBeVisible();
    await expect(page.getByText('condominium-flyer.pdf').first()).toBeVisible();
    await fitsBothWidths(page);
  });

  test('what is sent before the place for files has loaded is sent with its files', async ({ page }) => {
    await signIn(page, 'early', '/');
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    await page.route(/\/assets\/app\/loaded-zone-[\w-]+\.js$/, async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto(`${product.url}/analyze`);
    await page.locator('input[type=file]').setInputFiles(sample('condominium-flyer.pdf'));
    await start(page);
    await expect(page.getByText('Please upload at least one file or provide a URL')).toBeHidden();
    load();
    await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  });

  test('a failed analysis is edited and sent again with what was sent before', async ({ page }) => {
    await signIn(page, 'failing', '/');
    site.status = 404;
    await submit(page, { url: site.url, title: 'Oak Terrace' });
    await expect(page.getByRole('alert').getByText('Analysis Failed', { exact: true })).toBeVisible();
    site.status = 200;
    await page.getByRole('link', { name: 'Edit and send again' }).click();
    await expect(page.getByLabel(/title/i)).toHaveValue('Oak Terrace');
    await expect(page.getByLabel(/listing url/i)).toHaveValue(site.url);
    await start(page);
    await expect(reportOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oak Terrace');
  });
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('what cannot be taken is refused in words, and the rest stays', async ({ page }) => {
    await signIn(page, 'refused', '/analyze');
    const files = page.locator('input[type=file]');
    await page.getByLabel(/title/i).fill('Kept');
    await start(page);
    await expect(page.getByText('Please upload at least one file or provide a URL')).toBeVisible();
    await files.setInputFiles(sample('README.md'));
    await expect(page.getByText('File type must be', { exact: false }).first()).toBeVisible();
    await files.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20_971_521, 'x') });
    await expect(page.getByText('File is larger than', { exact: false }).first()).toBeVisible();
    await files.setInputFiles(documents);
    await files.setInputFiles(sample('detached-house-property-sheet.csv'));
    await expect(
      page.getByText(/You can upload up to 3 documents per analysis\.|were added to keep the total at 3\.|Too many files/).first(),
    ).toBeVisible();
    await expect(page.getByText('apartment-building-flyer.pdf').first()).toBeVisible();
    await expect(page.getByLabel(/title/i)).toHaveValue('Kept');
    await fitsBothWidths(page);
  });

  test('documents wait for a part of the page that does not arrive, and an address alone is sent', async ({ page }) => {
    await signIn(page, 'lost', '/');
    const zone = /\/assets\/app\/loaded-zone-[\w-]+\.js/;
    await page.route(zone, (route) => route.abort());
    await page.goto(`${product.url}/analyze`);
    await page.locator('input[type=file]').setInputFiles(sample('condominium-flyer.pdf'));
    const lost = page.getByRole('alert').filter({ hasText: 'We couldn’t add your documents yet' });
    await expect(lost).toContainText('condominium-flyer.pdf');
    await fitsBothWidths(page);
    await start(page);
    await expect(lost.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute(zone);
    await lost.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Remove condominium-flyer.pdf' })).toBeVisible();
    await expect(lost).toBeHidden();

    await page.route(zone, (route) => route.abort());
    await page.reload();
    await page.getByLabel(/listing url/i).fill(site.url);
    await page.locator('input[type=file]').setInputFiles(sample('condominium-flyer.pdf'));
    await lost.getByRole('button', { name: 'Continue without them' }).click();
    await start(page);
    await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
    await expect(page.getByText('No documents were uploaded for this analysis.')).toBeVisible();
  });

  test('reloading in the middle and a second tab follow the same analysis to its end', async ({ page, context }) => {
    await signIn(page, 'reloading', '/');
    site.hold = true;
    const address = await submit(page, { url: site.url });
    await site.nextHeld();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Generating Report…' })).toBeVisible();
    const second = await context.newPage();
    await second.goto(address);
    await expect(second.getByRole('heading', { name: 'Generating Report…' })).toBeVisible();
    site.release();
    for (const tab of [page, second]) {
      await tab.bringToFront();
      await expect(reportOf(tab)).toBeVisible();
    }
  });

  test('a session that ends in the middle of the form costs nothing that was typed', async ({ page }) => {
    const { email, token } = await signIn(page, 'expiring', '/analyze');
    await page.getByLabel(/title/i).fill('Half typed');
    await page.getByLabel(/listing url/i).fill(site.url);
    await page.request.post(`${product.url}/api/v1/logout`, { headers: { authorization: `Bearer ${token}` } });
    await start(page);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(page.getByLabel(/title/i)).toHaveValue('Half typed');
    await expect(page.getByLabel(/listing url/i)).toHaveValue(site.url);
    await start(page);
    await expect(reportOf(page)).toBeVisible();
  });

  test('a fact is corrected, analyses are found, renamed, compared, deleted and restored', async ({ page, context }) => {
    await signIn(page, 'owner', '/');
    await analyse(page, { url: site.url, title: 'First home' });
    // The report above may still grow and move them down: a reader scrolls on.
    await expect
      .poll(async () => {
        await page.getByRole('heading', { name: 'Extracted facts' }).evaluate((heading) => heading.scrollIntoView());
        return page.getByRole('button', { name: 'Correct monthly rent' }).isVisible();
      })
      .toBe(true);
    await page.getByRole('button', { name: 'Correct monthly rent' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('123000');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('19 corrections left', { exact: false })).toBeVisible();
    // The report says why it is not the one before.
    await expect(page.getByRole('heading', { name: 'Why did it change?' })).toBeVisible();
    await page.getByText('Causes', { exact: true }).click();
    await expect(page.getByText(/^Monthly rent: /)).toBeVisible();
    await expect(page.getByText('No difference comes from public data, assumptions, published rates, or engine.')).toBeVisible();
    await analyse(page, { files: documents.slice(0, 1), title: 'Second home' });

    await page.goto(`${product.url}/history`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('ＳＥＣＯＮＤ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 2 analyses found')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.getByRole('button', { name: 'Rename or delete Second home' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Block on the hill');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No matching analyses')).toBeVisible();
    // The row with the button that had the focus is not found any more.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Show all analyses' }).click();
    await expect(page.getByRole('link', { name: 'View Block on the hill' })).toBeVisible();

    await page.getByRole('checkbox', { name: 'Compare First home' }).check();
    await page.getByRole('checkbox', { name: 'Compare Block on the hill' }).check();
    await page.getByRole('link', { name: 'Compare 2 analyses' }).click();
    const row = page.getByRole('row', { name: /^Gross yield/ });
    await expect(row.getByRole('cell')).toHaveCount(2);
    await expect(row.getByText('highest')).toBeVisible();
    await expect(page.getByText('Buyer: our default', { exact: false })).toBeVisible();
    await fitsBothWidths(page);
    const compared = page.url();

    await page.goto(`${product.url}/history`);
    await page.getByRole('button', { name: 'Rename or delete First home' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(page.getByText('1 total analyses', { exact: false })).toBeVisible();
    await fitsBothWidths(page);
    const second = await context.newPage();
    await second.goto(compared);
    await expect(second.getByText('One of these analyses is not available')).toBeVisible();
    await second.goto(`${product.url}/history`);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByText('2 total analyses', { exact: false })).toBeVisible();
    await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
    await page.bringToFront();
    await page.reload();
    await expect(page.getByRole('link', { name: 'View First home' })).toBeVisible();
  });
});
