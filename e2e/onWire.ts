import { Counter } from './counter';
import { test as base } from './test';
import { Wire } from './wire';

interface OnWire {
  /** The line between the browser and the server. It works when a test begins. */
  wire: Wire;
}

/** For journeys in which the test can cut the line between browser and server at any point. */
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
