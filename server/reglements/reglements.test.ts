import { OTHER_PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

describe('a payment (CONTRACT "Money calls", issue’s journey)', () => {
  it('lets the clock of Abidjan decide today (RELIABILITY F39)', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(50);
    house.clock.now = () => Date.parse('2026-11-20T23:59:59.999Z');
    const early = await counter.pay({ depenseid, caisseid, montant: 5, date: '2026-11-21' });
    house.clock.now = Date.now;
    expect(early.body.errors[0]?.code).toBe('date.future');
  });
});

describe('a corrected payment (CONTRACT "Money calls": undone and made again)', () => {
  it('with another proof frees the former one', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(500);
    const before = (await counter.pay({ depenseid, caisseid, montant: 100 })).body.data;
    const fields = { depenseid, caisseid, montant: 100, date: counter.today };
    const after = await admin.multipart('PUT', `reglements/${before.reglementid}`, fields, OTHER_PDF);
    expect(after.body.data).toMatchObject({ filename: 'bon' });
    expect((await admin.send('GET', before.file)).status).toBe(404);
    expect(Buffer.compare((await admin.send('GET', after.body.data.file)).bytes, OTHER_PDF.bytes)).toBe(0);
  });
});
