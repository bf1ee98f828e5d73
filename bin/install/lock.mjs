// One installation at a time: two at once would write the same folders.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Waits until no living process holds the lock, takes it, and returns what gives it back. */
export async function holdLock(file, onWait) {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(file)) rmSync(file, { force: true });
    else {
      if (!waited) onWait();
      // A file tells nobody when it goes.
      await setTimeout(200);
    }
  }
}

function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
