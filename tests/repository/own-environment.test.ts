import { describe, expect, it } from 'vitest';
import { settingNames } from '../../apps/server/src/platform/config.ts';
import { withoutMachine } from '../own-environment.ts';

describe('the environment of tests', () => {
  it('has nothing of the machine that could change a result', () => {
    const machine = {
      HTTP_PROXY: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      NO_PROXY: '*',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
      TZ: 'America/New_York',
      XDG_CACHE_HOME: '/odd',
      PGHOST: 'db.example',
      FONTCONFIG_FILE: '/odd/fonts.conf',
      HOME: '/odd home',
    };
    expect(withoutMachine(machine, '/own')).toEqual({ LANG: 'C.UTF-8', TZ: 'UTC', HOME: '/own' });
  });

  it('has no setting of the product but the browser, and keeps all else', () => {
    const settings = Object.fromEntries(settingNames.map((name) => [name, 'odd']));
    expect(settingNames).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL', 'FREE_MODE', 'BROWSER_PATH']));
    const rest = { PATH: '/bin', CI: '1', TEST_SLOWNESS: '1', NODE_ENV: 'test' };
    expect(withoutMachine({ ...settings, ...rest }, '/own')).toEqual({
      ...rest,
      BROWSER_PATH: 'odd',
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      HOME: '/own',
    });
  });

  it('is that of the process in which this test runs', () => {
    expect(process.env.LANG).toBe('C.UTF-8');
    expect(process.env.HOME).toMatch(/node_modules\/\.cache\/home$/);
    expect(process.env.DATABASE_URL).toBeUndefined();
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(0);
  });
});
