import { OTHER_PDF, PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../../trials/testing/counter';
import { openedForTests } from '../../trials/testing/openedForTests';
import { soundApp } from '../../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));
let serial = 0;

const newKey = () => {
  serial += 1;
  return { 'idempotency-key': `one form opened, number ${serial}` };
};

describe('Idempotency-Key (CONTRACT "Types")', () => {
  it('pays once however often and however fast it is sent (RELIABILITY P03)', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(100);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => counter.pay({ depenseid, caisseid, montant: 60 }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.reglementid)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(9);
    expect(await counter.solde(caisseid)).toBe(40);
  });

  it('refuses the same key with another payload, file or call (RELIABILITY F27)', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(100);
    const key = newKey();
    const payment = { depenseid, caisseid, montant: 10 };
    await counter.pay(payment, key);
    const others = [
      await counter.pay({ ...payment, montant: 11 }, key),
      await counter.pay({ ...payment, file: OTHER_PDF }, key),
      await admin.post('caisses', { libelle: 'Autre', montant: 1 }, key),
    ];
    for (const { status, body } of others) expect([status, body.code]).toEqual([422, 'idempotence.conflit']);
    expect((await counter.pay({ ...payment, file: { ...PDF, name: 'renamed.pdf' } }, key)).status).toBe(201);
    expect(await counter.solde(caisseid)).toBe(90);
  });

  it('is each user’s own (RELIABILITY F28)', async () => {
    const key = newKey();
    const body = { libelle: 'Même clé', montant: 1 };
    const other = await house.as(['caisses.creer']);
    const [mine, theirs] = [await admin.post('caisses', body, key), await other.post('caisses', body, key)];
    expect(theirs.body.data.caisseid).not.toBe(mine.body.data.caisseid);
  });

  it('keeps no refusal: the same key pays once the money is there (RELIABILITY F30)', async () => {
    const caisseid = await counter.caisse(5);
    const depenseid = await counter.depense(10);
    const key = newKey();
    const payment = { depenseid, caisseid, montant: 10 };
    expect((await counter.pay(payment, key)).body.code).toBe('caisse.solde_insuffisant');
    await admin.post('caisses/mouvementcaisse', { caisseid, montant: 5 });
    expect((await counter.pay(payment, key)).status).toBe(201);
  });

  it('of fewer than 16 or more than 128 characters is refused (RELIABILITY F29)', async () => {
    for (const key of ['short', 'x'.repeat(129)]) {
      const answer = await admin.post('caisses', { libelle: 'Clé', montant: 1 }, { 'idempotency-key': key });
      expect(answer.body).toMatchObject({ code: 'requete.invalide', errors: [{ path: 'idempotency-key' }] });
    }
    const answer = await admin.post('caisses', { libelle: 'Clé', montant: 1 }, { 'idempotency-key': 'x'.repeat(16) });
    expect(answer.status).toBe(201);
  });

  it('answers a correction again in the words of the day, in the language of the moment', async () => {
    const caisseid = await counter.caisse(5);
    const key = newKey();
    const body = { libelle: 'Renommée', description: '', version: 1 };
    const first = await admin.put(`caisses/${caisseid}`, body, key);
    await admin.put(`caisses/${caisseid}`, { ...body, libelle: 'Encore', version: 2 });
    const again = await admin.put(`caisses/${caisseid}`, body, { ...key, 'accept-language': 'en' });
    expect(again.body).toEqual({ ...first.body, message: 'Operation completed successfully' });
  });
});
