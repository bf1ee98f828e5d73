export { AppShell, type AppShellProps, type ShellLink, type ShellLinkAttributes } from './app-shell.tsx';
