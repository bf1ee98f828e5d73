import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import styles from './at-address.module.css';

/** A pure screen at an address; every other address only shows where a link led. */
export function atAddress(address: string): Decorator {
  return (Story) => <AtAddress address={address} Screen={Story} />;
}

function AtAddress({ address, Screen }: { address: string; Screen: ComponentType }) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={new URL(address, 'https://rimawari.example').pathname} element={<Screen />} />
        <Route path="*" element={<WentTo />} />
      </Routes>
    </MemoryRouter>
  );
}

/** The room that the shell leaves for a screen. */
export const inMain: Decorator = (Story) => (
  <main className={styles.main}>
    <Story />
  </main>
);

export function WentTo() {
  const { pathname, search } = useLocation();
  return <p data-testid="went-to">{pathname + search}</p>;
}
