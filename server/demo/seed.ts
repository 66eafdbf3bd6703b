import { addDays, midnightOf, todayInAbidjan } from '@comptoir/domain/dates';
import { type AppDeps, buildApp } from '../app';
import { insertStaff, secureStaff } from './accounts';
import { Avances } from './avances';
import { Bank } from './bank';
import { Closings } from './closings';
import { Desk } from './desk';
import { drawFrom } from './draw';
import { DAYS, isSunday, openBooks, tellDay } from './history';
import { Operateurs } from './operateurs';
import { nameAdministrator, People } from './people';
import { Shop } from './shop';
import { Sites } from './sites';

export { DEMO_ACCOUNTS } from './accounts';

const SEED = 20_251_120;
const HOUR_MS = 3_600_000;
const OPENS_AT_MS = 8 * HOUR_MS;
/** The time at which the day's drawer is counted. */
const CLOSES_AT_MS = 18 * HOUR_MS;
const MINUTE_MS = 60_000;

/**
 * Plays the months of an organisation up to today through the application's own calls, with the clock set to each day.
 * The same day gives the same data. The database must be migrated and empty, with its first administrator.
 */
export async function seedDemo(deps: AppDeps): Promise<void> {
  const today = todayInAbidjan((deps.now ?? Date.now)());
  let clock = 0;
  const app = await buildApp({ ...deps, now: () => clock, config: { ...deps.config, logLevel: 'warn' } });
  // Each call takes a few minutes of the played day.
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
    const operateurs = new Operateurs(drawFrom(SEED));
    const books = await openBooks(desk, draw, sites, operateurs);
    const shop = new Shop(desk, drawFrom(SEED), operateurs, books.caisses, first, today);
    const closings = new Closings(desk, drawFrom(SEED), books.caisses, today);
    const people = new People(desk, staff, [...books.caisses, books.banque], first, today);
    const bank = new Bank(desk, operateurs, books.caisses, books.banque, today);
    const avances = new Avances(desk, sites, books, staff, today);
    const agendas = [
      ['admin', people.agenda],
      ['chantier', sites.agenda],
      ['vente', shop.seller],
    ] as const;
    const waiting: Parameters<typeof tellDay>[2] = [];
    for (let date = first; date < today; date = addDays(date, 1)) {
      if (isSunday(date)) continue;
      clock = Math.max(clock, opening(date));
      await closings.tellMorning();
      for (const [username, agenda] of agendas) {
        if (!agenda.isBusy(date)) continue;
        await desk.signIn(username);
        await agenda.tellDay(date);
      }
      await desk.signIn('caisse');
      await shop.cashier.tellDay(date);
      await bank.tellDay(date);
      if (avances.agenda.isBusy(date)) {
        await avances.agenda.tellDay(date);
        await desk.signIn('caisse');
      }
      await tellDay(books, date, waiting, today);
      await bank.evenings.tellDay(date);
      if (closings.isCounted(date)) {
        clock = Math.max(clock, closing(date));
        await closings.tellEvening(date);
      }
    }
    await secureStaff(deps.db, staff);
  } finally {
    await app.close();
  }
}

const opening = (date: string) => midnightOf(date) + OPENS_AT_MS;
const closing = (date: string) => midnightOf(date) + CLOSES_AT_MS;
