import { describe, expect, it } from 'vitest';
import { commandeBody } from '../trials/testing/counter';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const errorsOf = ({ body }: { body: { errors: { path: string; code: string }[] } }) =>
  body.errors.map(({ path, code }) => [path, code]);

describe('an order (CONTRACT "Money calls")', () => {
  it('may be due today, which Abidjan decides (PRODUCT 1.11)', async () => {
    const clientid = await counter.client();
    house.clock.now = () => Date.parse('2026-11-20T23:59:59.999Z');
    const due = (datelivraison: string) => admin.post('commandes', commandeBody({ clientid, datelivraison }));
    const [today, before] = [await due('2026-11-20'), await due('2026-11-19')];
    house.clock.now = Date.now;
    expect([today.status, errorsOf(before)]).toEqual([201, [['datelivraison', 'date.passee']]]);
    // Its delivery day is over: the order may still change with it (PRODUCT 1.14), but not to another past day.
    const { commandeid } = today.body.data;
    const old = '2026-11-20';
    house.clock.now = () => Date.parse('2026-12-01T00:00:00Z');
    const later = await house.asAdmin();
    const put = (datelivraison: string | null) =>
      later.put(`commandes/${commandeid}`, commandeBody({ clientid, datelivraison, fraissup: 10 }));
    const [kept, changed, none] = [await put(old), await put('2026-11-21'), await put(null)];
    house.clock.now = Date.now;
    expect([kept.status, errorsOf(changed), none.body.data.datelivraison]).toEqual([
      200,
      [['datelivraison', 'date.passee']],
      null,
    ]);
  });
});
