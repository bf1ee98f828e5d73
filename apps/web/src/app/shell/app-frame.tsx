import { AppShell, type ShellLinkAttributes } from '@rimawari/ui/app-shell';
import { Banner } from '@rimawari/ui/banner';
import { Button } from '@rimawari/ui/button';
import { IconButton } from '@rimawari/ui/icon-button';
import { Link as TextLink } from '@rimawari/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Awaited } from '../loading/slowness.ts';
import { paths } from '../paths.ts';
import type { Theme } from '../preferences/preferences.ts';
import type { SessionFacts } from '../session/session-facts.ts';
import styles from './app-frame.module.css';

export interface AppFrameProps {
  session: SessionFacts;
  /** Address being shown. */
  pathname: string;
  theme: Theme;
  supportEmail: string;
  /** Year of the copyright line. */
  year: number;
  /** A page is on its way. */
  isNavigating?: boolean;
  /** What is waited for longer than a reader expects. */
  slow?: Awaited | null;
  isMenuOpen?: boolean;
  onLogout: () => void;
  onThemeChange: (theme: Theme) => void;
  children: ReactNode;
}

const places = [
  { href: paths.home, label: 'Home' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.analyze, label: 'Analyze Property' },
  { href: paths.history, label: 'Analysis History' },
  { href: paths.billing, label: 'Billing' },
];

const slowWords: Record<Awaited, string> = {
  page: 'This page is taking longer than usual. It opens automatically.',
  answer: 'The server is taking longer than usual. This page updates automatically.',
};

/** What stands around every screen: the way about, who is signed in, and the small print. */
export function AppFrame(props: AppFrameProps) {
  const { session, pathname, isNavigating = false, slow = null, isMenuOpen = false, children } = props;
  const links = [...places, ...(session.isAdmin ? [{ href: paths.admin, label: 'Admin' }] : [])];
  return (
    <AppShell
      links={links.map((link) => ({ ...link, current: link.href === pathname }))}
      renderLink={routerLink}
      location={pathname}
      defaultMenuOpen={isMenuOpen}
      account={<Account {...props} />}
      // Analyze says so itself, where it matters.
      banner={session.isFreeMode && pathname !== paths.analyze ? <FreeModeBanner /> : undefined}
      footer={<Footing {...props} />}
    >
      {isNavigating && <div className={styles.onItsWay} aria-hidden="true" />}
      {children}
      <p className={styles.slow} aria-live="polite">
        {slow !== null && slowWords[slow]}
      </p>
    </AppShell>
  );
}

function routerLink({ href, children, ...rest }: ShellLinkAttributes) {
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}

function Account({ session, theme, onLogout, onThemeChange }: AppFrameProps) {
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      {session.isAuthenticated ? (
        <>
          <span className={styles.welcome}>
            Welcome,{' '}
            <Link to={paths.account} className={styles.name}>
              {session.fullName}
            </Link>
          </span>
          <Button size="small" onClick={onLogout}>
            Logout
          </Button>
        </>
      ) : (
        <>
          <Button asChild size="small" variant="quiet">
            <Link to={paths.signIn}>Sign in</Link>
          </Button>
          <Button asChild size="small" variant="primary">
            <Link to={paths.register}>Sign up</Link>
          </Button>
        </>
      )}
      <IconButton icon={other === 'light' ? 'sun' : 'moon'} label={`Use ${other} theme`} onClick={() => onThemeChange(other)} />
    </>
  );
}

function FreeModeBanner() {
  return (
    <Banner label="Free testing mode" title="Free testing mode.">
      You can analyze properties without a subscription. Nothing is charged.
    </Banner>
  );
}

function Footing({ year, supportEmail }: AppFrameProps) {
  return (
    <>
      <p className={styles.copyright}>© {year} Rimawari. Informational only; not financial or investment advice.</p>
      <TextLink asChild variant="quiet">
        <Link to={paths.legal}>Legal disclosure</Link>
      </TextLink>
      <TextLink variant="quiet" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </TextLink>
    </>
  );
}
