import { Counter } from './counter';
import { test as base } from './test';
import { Wire } from './wire';

interface OnWire {
  /** Between the browser and the server; whole when a test begins. */
  wire: Wire;
}

/** The tests of journeys whose browser is at the end of a line that the test can cut anywhere. */
export const test = base.extend<OnWire>({
  wire: async ({ house }, use) => {
    const wire = new Wire(() => house.origin);
    await wire.start();
    await use(wire);
    await wire.stop();
  },
  baseURL: ({ wire }, use) => use(wire.origin),
  counter: async ({ page, t, house, wire, sessionAt }, use) => {
    await page.context().setStorageState(await sessionAt({ origin: wire.origin, admin: house.admin }, t));
    await use(new Counter(page, t, wire.origin));
  },
});
