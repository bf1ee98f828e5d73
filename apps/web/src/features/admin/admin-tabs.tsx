import { PageHeader } from '@rimawari/ui/page-header';
import { Tab, TabList, TabPanel, Tabs } from '@rimawari/ui/tabs';
import type { ReactNode } from 'react';
import styles from './admin-tabs.module.css';

export type AdminPlace = 'dashboard' | 'users' | 'jobs' | 'debug' | 'benchmarks';

export interface AdminTabsProps {
  place: AdminPlace;
  isDebugMode: boolean;
  isBenchmarkEnabled: boolean;
  onPlaceChange: (place: AdminPlace) => void;
  /** The screen of the place. */
  children: ReactNode;
}

const labels: Record<AdminPlace, string> = {
  dashboard: 'Dashboard',
  users: 'Users',
  jobs: 'Analysis Jobs',
  debug: 'Analysis Debug',
  benchmarks: 'Benchmarks',
};

/** Places that the server's flags open, in order. */
export function adminPlaces(flags: { isDebugMode: boolean; isBenchmarkEnabled: boolean }): AdminPlace[] {
  return [
    'dashboard',
    'users',
    'jobs',
    ...(flags.isDebugMode ? (['debug'] as const) : []),
    ...(flags.isBenchmarkEnabled ? (['benchmarks'] as const) : []),
  ];
}

/** What stands around every screen of the admin area. Tabs have addresses, so they open on Enter and not while one passes them. */
export function AdminTabs({ place, isDebugMode, isBenchmarkEnabled, onPlaceChange, children }: AdminTabsProps) {
  const places = adminPlaces({ isDebugMode, isBenchmarkEnabled });
  return (
    <div className={styles.area}>
      <PageHeader title="Admin Dashboard" />
      <Tabs
        value={place}
        activationMode="manual"
        onValueChange={(value) => {
          const asked = places.find((candidate) => candidate === value);
          if (asked !== undefined) onPlaceChange(asked);
        }}
      >
        <TabList aria-label="Admin area">
          {places.map((name) => (
            <Tab key={name} value={name}>
              {labels[name]}
            </Tab>
          ))}
        </TabList>
        {places.map((name) => (
          <TabPanel key={name} value={name}>
            {name === place && children}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
