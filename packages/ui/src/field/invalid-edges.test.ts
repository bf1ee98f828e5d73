import { readFile } from 'node:fs/promises';
import { browserArguments, findBrowser } from '@rimawari/browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
let browser: Browser;
let page: Page;

const fields = {
  'a text field': {
    sheet: '../text-field/text-field.module.css',
    edge: '.box',
    control: 'input',
    html: '<div class="box"><input class="input"></div>',
  },
  'a select': {
    sheet: '../select/select.module.css',
    edge: '.select',
    control: 'select',
    html: '<div class="box"><select class="select"><option>1</select></div>',
  },
  'a text area': {
    sheet: '../text-area/text-area.module.css',
    edge: '.area',
    control: 'textarea',
    html: '<textarea class="area"></textarea>',
  },
} as const;

beforeAll(async () => {
  const { executablePath, env } = await findBrowser();
  browser = await chromium.launch({ executablePath, env, args: [...browserArguments, '--no-sandbox'] });
  page = await browser.newPage();
});
afterAll(() => browser.close());

describe.each(Object.entries(fields))('%s', (_name, { sheet, edge, control, html }) => {
  const edgeColour = () => page.locator(edge).evaluate((element) => getComputedStyle(element).borderTopColor);

  it('keeps the edge of what is wrong under a pointer and with focus', async () => {
    const sheets = await Promise.all(['../styles/tokens.css', '../styles/themes.css', sheet].map(read));
    await page.setContent(`<style>${sheets.join('')} * { transition: none !important }</style><body style="padding: 9rem">${html}`);
    await page.mouse.move(0, 0);
    const usual = await edgeColour();
    await page.locator(control).hover();
    const hovered = await edgeColour();
    expect(hovered).not.toBe(usual);

    await page.mouse.move(0, 0);
    await page.locator(control).evaluate((element) => element.setAttribute('aria-invalid', 'true'));
    const wrong = await edgeColour();
    expect([usual, hovered]).not.toContain(wrong);
    await page.locator(control).hover();
    expect(await edgeColour()).toBe(wrong);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.matches(":focus-visible")')).toBe(true);
    expect(await edgeColour()).toBe(wrong);
  });
});
