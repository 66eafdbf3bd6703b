/*
 * Before a server of a journey: its clock is three days ahead, and what it tidies every ten minutes it tidies at once.
 */
const LATER_MS = 3 * 24 * 3_600_000;
const EVERY_MS = 600_000;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + LATER_MS]));
  }
  static now() {
    return RealDate.now() + LATER_MS;
  }
};

const realTimeout = setTimeout;
globalThis.setTimeout = (task, ms, ...rest) => realTimeout(task, ms === EVERY_MS ? 100 : ms, ...rest);
