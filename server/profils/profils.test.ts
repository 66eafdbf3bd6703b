import { describe, expect, it } from 'vitest';
import { openedHouse } from '../trials/testing/opened';
import { EVERYTHING } from '../utilisateurs/testing/fields';

const { house, admin } = openedHouse();

const named = (libelle: string, permissions: readonly string[] = []) => ({ libelle, permissions });

describe('nobody gives or takes what they do not hold (RELIABILITY F102)', () => {
  it('keeps the last profile that administers (RELIABILITY F103)', async () => {
    // This user has every right but is no administrator, because their own access ends one day.
    const deputy = await house.as(EVERYTHING);
    await house.db
      .updateTable('utilisateur')
      .set({ dateexpiration: '2031-01-01' })
      .where('utilisateurid', '=', deputy.utilisateurid)
      .execute();
    const { body } = await admin.get('profils/whithpagination?limit=100');
    const administrateur = body.data.find(({ libelle }: { libelle: string }) => libelle === 'Administrateur');
    const without = administrateur.permissions.filter((name: string) => name !== 'profils.gerer');
    const refused = await deputy.put(`profils/${administrateur.profilid}`, named('Administrateur', without));
    expect(refused).toMatchObject({ status: 409, body: { code: 'utilisateur.dernier_administrateur' } });
    expect((await admin.get('profils/whithpagination')).status).toBe(200);
  });
});
