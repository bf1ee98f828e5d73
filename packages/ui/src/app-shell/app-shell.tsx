import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Wordmark } from '../wordmark/index.ts';
import styles from './app-shell.module.css';

export interface ShellLink {
  /** Address, without host. */
  href: string;
  /** Words of the link. */
  label: string;
  /** This is the page being shown. */
  current?: boolean | undefined;
}

/** What a router's link is given; spread all of it on the link. */
export interface ShellLinkAttributes {
  /** Where it goes. */
  href: string;
  /** Its look. */
  className: string | undefined;
  /** Set on the page that is open. */
  'aria-current': 'page' | undefined;
  /** Its name, where the words alone do not say it. */
  'aria-label'?: string | undefined;
  /** Its words. */
  children: ReactNode;
}

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Links of the navigation, in order. */
  links: readonly ShellLink[];
  /** Sign in and Sign up, or the name and Logout. */
  account?: ReactNode | undefined;
  /** Strip under the navigation. */
  banner?: ReactNode | undefined;
  /** Links and words at the foot. */
  footer?: ReactNode | undefined;
  /** Draws a link with the application's router; by default a plain `<a>`. */
  renderLink?: ((attributes: ShellLinkAttributes) => ReactNode) | undefined;
  /** Changes with the address: closes the menu on a phone. */
  location?: string | undefined;
  /** Starts with the menu of the phone open. */
  defaultMenuOpen?: boolean | undefined;
  /** The page. */
  children?: ReactNode | undefined;
}

const plainLink = ({ children, ...rest }: ShellLinkAttributes) => <a {...rest}>{children}</a>;

/** The frame of every page: skip link, navigation, page, foot. On a phone the navigation waits behind a button. */
export function AppShell({
  links,
  account,
  banner,
  footer,
  renderLink = plainLink,
  location,
  defaultMenuOpen = false,
  className,
  children,
  ...rest
}: AppShellProps) {
  const menuId = useId();
  const mainId = useId();
  const [open, setOpen] = useState(defaultMenuOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(location);
  if (seen !== location) {
    setSeen(location);
    setOpen(false);
  }
  // Opening moves focus to the first thing in the menu; closing by Escape brings it back to the button.
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <div className={[styles.shell, className].filter(Boolean).join(' ')} {...rest}>
      <a href={`#${mainId}`} className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          {renderLink({
            href: '/',
            className: styles.brand,
            'aria-current': undefined,
            'aria-label': 'Rimawari, home',
            children: <Wordmark />,
          })}
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={menuId}
            className={styles.toggle}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
            Menu
          </button>
          <div ref={menu} id={menuId} data-open={open || undefined} className={styles.menu}>
            <nav aria-label="Main">
              <ul className={styles.links}>
                {links.map(({ href, label, current }) => (
                  <li key={href}>
                    {renderLink({ href, className: styles.link, 'aria-current': current ? 'page' : undefined, children: label })}
                  </li>
                ))}
              </ul>
            </nav>
            {account === undefined ? null : <div className={styles.account}>{account}</div>}
          </div>
        </div>
      </header>
      {banner === undefined ? null : <div className={styles.banner}>{banner}</div>}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer === undefined ? null : (
        <footer className={styles.footer}>
          <div className={styles.foot}>{footer}</div>
        </footer>
      )}
    </div>
  );
}
