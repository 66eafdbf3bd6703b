/*
 * Loaded before a server: sets its clock three days ahead, and makes its cleaning of every ten minutes run at once.
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
