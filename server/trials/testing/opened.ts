import type { TestApp } from './app';
import { counterOf } from './counter';
import { openedForTests } from './openedForTests';
import { soundApp } from './soundApp';

/** Opens a server for the tests of a file, and its administrator: `const { house, admin } = openedHouse();`. */
export function openedHouse(open: () => Promise<TestApp> = soundApp) {
  const house = openedForTests(open);
  const admin = openedForTests(() => house.asAdmin());
  return { house, admin };
}

/** Opens a server, and the counter at which its administrator works. */
export function openedDesk(open?: () => Promise<TestApp>) {
  const { house, admin } = openedHouse(open);
  const counter = openedForTests(() => counterOf(admin));
  return { house, admin, counter };
}
