import { MAX_ETAPES } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const fields = (change: object = {}) => ({ libelle: 'Fouilles', description: 'Creuser', montant: 500, ...change });
const at = (call: string, id: number) => `projets/${call}?etapeprojetid=${id}`;
const remove = (id: number) => admin.delete(at('etapeprojet', id));

describe('a step (spec § 3 Project step)', () => {
  it('is one of 500 at most (RELIABILITY F59)', async () => {
    const projetid = await counter.projet();
    const row = { projetid, libelle: 'Étape', description: '', montant: 0 };
    await house.db
      .insertInto('etapeprojet')
      .values(Array.from({ length: MAX_ETAPES - 1 }, () => row))
      .execute();
    await house.db
      .updateTable('projet')
      .set({ nombreetape: MAX_ETAPES - 1 })
      .where('projetid', '=', projetid)
      .execute();
    const last = await counter.etape(projetid);
    expect(await admin.post('projets/etapeprojet', { projetid, ...fields() })).toMatchObject({
      status: 409,
      body: { code: 'projet.trop_etapes', message: expect.stringContaining('500') },
    });
    await remove(last);
    expect((await admin.post('projets/etapeprojet', { projetid, ...fields() })).status).toBe(201);
  });
});
