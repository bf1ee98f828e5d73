import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { AppShell, type AppShellProps } from './app-shell.tsx';

const links = [
  { href: '#home', label: 'Home', current: true },
  { href: '#pricing', label: 'Pricing' },
  { href: '#analyze', label: 'Analyze Property' },
  { href: '#history', label: 'Analysis History' },
  { href: '#billing', label: 'Billing' },
];
const signedOut = (
  <>
    <Link href="#login" variant="quiet">
      Sign in
    </Link>
    <Button size="small" variant="primary" asChild>
      <a href="#register">Sign up</a>
    </Button>
  </>
);
const signedIn = (
  <>
    <span>Welcome, Hana Sato</span>
    <Button size="small">Logout</Button>
  </>
);
const footer = (
  <>
    <span>© 2026 Rimawari</span>
    <Link href="#legal" variant="quiet">
      Legal disclosure
    </Link>
    <Link href="mailto:support@example.jp" variant="quiet">
      support@example.jp
    </Link>
  </>
);
const page = <PageHeader title="Analysis History" lead="12 total analyses • History is always accessible" />;

const meta = preview.meta({
  title: 'Parts/AppShell',
  component: AppShell,
  args: { links, account: signedOut, footer, children: page } satisfies AppShellProps as AppShellProps,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
});

export const Playground = meta.story();
export const SignedOut = meta.story({ args: { account: signedOut } });
export const SignedIn = meta.story({ tags: ['own-picture'], args: { account: signedIn } });
export const Administrator = meta.story({
  tags: ['own-picture'],
  args: { account: signedIn, links: [...links, { href: '#admin', label: 'Admin' }] },
});
export const WithBanner = meta.story({
  tags: ['own-picture'],
  args: { account: signedIn, banner: <Banner title="Free testing is on.">All analyses are free for now.</Banner> },
});
export const WithoutFooter = meta.story({ args: { footer: undefined } });
export const CurrentPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
});
export const SkipLink = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});
export const MobileClosed = meta.story({
  tags: ['own-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).toBeNull();
  },
});
export const MobileOpen = meta.story({
  tags: ['own-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});
export const MobileEscape = meta.story({
  tags: ['own-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
  },
});
export const MobileSignedIn = meta.story({
  tags: ['own-picture'],
  args: { account: signedIn, defaultMenuOpen: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const LongName = meta.story({
  tags: ['own-picture'],
  args: { account: <span>Welcome, {longJapanese}</span>, defaultMenuOpen: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { account: signedIn }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  args: {
    account: signedIn,
    links: [...links, { href: '#admin', label: 'Admin' }],
    banner: <Banner tone="pending" title="Two analyses left this month." />,
  },
});
