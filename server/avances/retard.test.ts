import type { Avance } from '@comptoir/contract/avance';
import { expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { asked, granted, mason } from './testing/avance';

const TWO_DAYS_MS = 48 * 3_600_000;
const house = openedForTests(testApp);

it('an advance is late from the day after its own, once it is paid out and while it is open (ADR 0039)', async () => {
  const before = await house.asAdmin();
  const { caisse } = await counterOf(before);
  const { avanceid: open } = await granted(before, null, await caisse(500));
  const { avanceid: waiting } = await asked(before, mason());
  house.clock.now = () => Date.now() + TWO_DAYS_MS;
  const admin = await house.asAdmin();
  const listed = async (query: string) =>
    ((await admin.get(`avances?${query}`)).body.data as Avance[]).map(({ avanceid, retard }) => ({ avanceid, retard }));
  expect(await listed('retard=1')).toEqual([{ avanceid: open, retard: 1 }]);
  expect(await listed('retard=0')).toEqual([{ avanceid: waiting, retard: 0 }]);
});
