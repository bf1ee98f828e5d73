import { expect, type FrameLocator, type Page } from '@playwright/test';
import { fitsItsWidth } from './fits-widths.ts';
import type { Product } from './product.ts';
import { test } from './shared-product.ts';

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
  await page.locator('input[type=file]').setInputFiles([new URL('../../samples/condominium-flyer.pdf', import.meta.url).pathname]);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  await expect(reportOn(page).getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await isLive(reportOn(page));
}

/** Before its script has come, a way to the lab is a link to the chapter. */
const isLive = (report: FrameLocator) => expect(report.locator('[data-report][data-live]')).toBeVisible();

const reportOn = (page: Page) => page.frameLocator('iframe');
const cashRow = (report: FrameLocator) => report.locator('.rv-lab-outcomes tr', { hasText: 'Cash flow before tax' });
/** What the lab's table says of the first year's cash: of what is compared with, and of the reader's values. */
const cash = (report: FrameLocator) => cashRow(report).locator('td').allTextContents();
const differs = (report: FrameLocator, other: string) =>
  report.getByText(new RegExp(`^\\d+ values? differs? from ${other}, in \\d+ chapters?\\. Differences are underlined\\.$`));

/** The report of an address with values says above itself that they are not its own, and leads to them. */
async function againWith(report: FrameLocator, tried: string): Promise<void> {
  await expect(report.getByText('Shown with your values.')).toBeVisible();
  await report.getByRole('button', { name: 'Your values' }).click();
  await expect(report.getByText('The values come from the address.')).toBeVisible();
  await expect.poll(async () => (await cash(report))[1]).toBe(tried);
}

async function put(report: FrameLocator, name: string, value: string): Promise<void> {
  const field = report.getByRole('spinbutton', { name });
  await field.fill(value);
  await field.press('Enter');
}

test('an owner tries five values, keeps them, compares, opens the address on a larger screen and goes back', async ({ page, browser }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await analyse(page, 'lab@example.com');
  const report = reportOn(page);
  await report.getByRole('link', { name: 'More inputs' }).click();
  await expect(report.getByRole('slider', { name: 'Interest rate', exact: true })).toBeVisible();
  const [own = ''] = await cash(report);
  expect(own).toMatch(/¥[\d,]+$/);

  await put(report, 'Vacancy and credit loss', '9');
  await put(report, 'Holding period', '7');
  await put(report, 'Loan term', '20');
  await report.getByRole('slider', { name: 'Interest rate', exact: true }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await report.getByRole('combobox', { name: 'Buyer' }).selectOption('non_resident');
  await expect(report.locator('.rv-lab').getByRole('img', { name: 'yours' })).toHaveCount(5);
  await expect(differs(report, 'the report')).toBeVisible();
  const [, tried = ''] = await cash(report);
  expect(tried).not.toBe(own);
  await expect(page).toHaveURL(/#lab=1,.*owner:non_resident/);

  await report.getByRole('textbox', { name: 'Name of the scenario' }).fill('Careful');
  await report.getByRole('button', { name: 'Save scenario' }).click();
  await expect(report.getByText('“Careful” is saved.')).toBeVisible();
  await expect(report.getByText('Saved scenarios stay with this analysis in your account.')).toBeVisible();

  await page.reload();
  const again = reportOn(page);
  await againWith(again, tried);
  await again.getByRole('combobox', { name: 'Compare with' }).selectOption('Careful');
  await put(again, 'Loan term', '25');
  await expect(differs(again, '“Careful”')).toBeVisible();
  await expect.poll(async () => (await cash(again))[0]).toBe(tried);
  await fitsItsWidth(page);

  await again.getByRole('button', { name: 'Use Careful' }).click();
  await expect.poll(async () => (await cash(again))[1]).toBe(tried);
  await expect(page).toHaveURL(/#lab=1,.*loan_years:20/);
  const address = page.url();
  const elsewhere = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: await page.context().storageState() })
  ).newPage();
  await elsewhere.goto(address);
  await againWith(reportOn(elsewhere), tried);
  await fitsItsWidth(elsewhere);
  await expect(reportOn(elsewhere).getByRole('button', { name: 'Use Careful' })).toBeVisible();

  await again.getByRole('combobox', { name: 'Compare with' }).selectOption('Report');
  await again.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(async () => await cash(again)).toEqual([own, own, '–']);
  await expect(again.locator('[data-moved]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#lab/);
});

test('values that an owner makes the defaults of the account are those that a later analysis starts from, and its report says so', async ({
  page,
}) => {
  await analyse(page, 'lab-defaults@example.com');
  const report = reportOn(page);
  await report.getByRole('link', { name: 'More inputs' }).click();
  await put(report, 'Loan term', '22');
  await put(report, 'Full-occupancy rent', '91000');
  await report.getByRole('button', { name: 'Save as my defaults' }).click();
  await expect(report.getByText(/^Saved as your defaults\. New analyses start from these;/)).toBeVisible();

  await page.goto(`${product.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles([new URL('../../samples/condominium-flyer.pdf', import.meta.url).pathname]);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  const later = reportOn(page);
  await expect(later.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await isLive(later);
  await later.getByRole('link', { name: 'More inputs' }).click();
  await expect(later.getByRole('spinbutton', { name: 'Loan term' })).toHaveValue('22');
  await expect(later.getByRole('spinbutton', { name: 'Full-occupancy rent' })).not.toHaveValue('91000');
});

test('whoever reads a sample tries values without an account, and this browser keeps them', async ({ page }) => {
  await page.goto(`${product.url}/samples/house#lab=1,loan_rate:4`);
  const report = reportOn(page);
  await expect(report.getByText('The values come from the address.')).toBeVisible();
  await expect(report.getByRole('button', { name: 'Save as my defaults' })).toBeHidden();
  await report.getByRole('textbox', { name: 'Name of the scenario' }).fill('Four percent');
  await report.getByRole('button', { name: 'Save scenario' }).click();
  await expect(report.getByText('Saved scenarios stay in this browser.')).toBeVisible();
  await page.goto(`${product.url}/samples/house`);
  await isLive(report);
  await report.getByRole('link', { name: 'More inputs' }).click();
  await report.getByRole('button', { name: 'Use Four percent' }).click();
  await expect(report.getByRole('spinbutton', { name: 'Interest rate' })).toHaveValue('4');
});

test('a finger on a slider moves the report, and another one on a ready change', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${product.url}/samples/house#lab=1,vacancy:6`);
  const report = reportOn(page);
  await report.getByRole('button', { name: 'Your values' }).tap();
  const slider = report.getByRole('slider', { name: 'Loan term' });
  const years = report.getByRole('spinbutton', { name: 'Loan term' });
  const own = Number(await years.inputValue());
  const { width = 0 } = (await slider.boundingBox()) ?? {};
  await slider.tap({ position: { x: width - 8, y: 8 } });
  await expect.poll(async () => Number(await years.inputValue())).toBeGreaterThan(own);
  await report.getByRole('button', { name: 'Rent −10%' }).tap();
  await expect(report.locator('.rv-lab').getByRole('img', { name: 'yours' })).toHaveCount(3);
  await expect(differs(report, 'the report')).toBeVisible();
  await context.close();
});
