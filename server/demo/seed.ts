import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { type AppDeps, buildApp } from '../app';
import { insertStaff, secureStaff } from './accounts';
import { Desk } from './desk';
import { drawFrom } from './draw';
import { DAYS, openBooks, tellDay } from './history';
import { nameAdministrator, People } from './people';
import { Shop } from './shop';
import { Sites } from './sites';

export { DEMO_ACCOUNTS } from './accounts';

const SEED = 20_251_120;
const OPENS_AT_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Plays the months of an organisation up to today through the application's own calls, with the clock set to each day.
 * The same day gives the same data. The database must be migrated and empty, with its first administrator.
 */
export async function seedDemo(deps: AppDeps): Promise<void> {
  const today = todayInAbidjan((deps.now ?? Date.now)());
  let clock = 0;
  const app = await buildApp({ ...deps, now: () => clock, config: { ...deps.config, logLevel: 'warn' } });
  // Each call takes a few minutes of the day that is played.
  app.addHook('onResponse', async () => {
    clock += 7 * MINUTE_MS;
  });
  try {
    const staff = await insertStaff(deps.db);
    const desk = new Desk(app);
    const draw = drawFrom(SEED);
    const first = addDays(today, -DAYS);
    clock = opening(first);
    await desk.signIn('admin');
    await nameAdministrator(deps.db, desk, first);
    const sites = new Sites(desk, drawFrom(SEED), first, today);
    const books = await openBooks(desk, draw, sites);
    const shop = new Shop(desk, drawFrom(SEED), books.caisses, first, today);
    const people = new People(desk, staff, books.caisses, first, today);
    const waiting: Parameters<typeof tellDay>[2] = [];
    for (let date = first; date < today; date = addDays(date, 1)) {
      if (isSunday(date)) continue;
      clock = Math.max(clock, opening(date));
      if (people.isBusy(date)) await people.tellDay(date);
      if (sites.isBusy(date)) {
        await desk.signIn('chantier');
        await sites.tellDay(date);
      }
      if (shop.isBusy(date)) {
        await desk.signIn('vente');
        await shop.tellDay('vente', date);
      }
      await desk.signIn('caisse');
      await shop.tellDay('caisse', date);
      await tellDay(books, date, waiting, today);
    }
    await secureStaff(deps.db, staff);
  } finally {
    await app.close();
  }
}

const opening = (date: string) => Date.parse(`${date}T00:00:00Z`) + OPENS_AT_MS;
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
