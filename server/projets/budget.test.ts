import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

describe('the photo of a project (ADR 0011)', () => {
  const media = (etapeprojetid: number, nom: string, typedocument: 1 | 2 | 3) =>
    house.db
      .insertInto('fichier')
      .values({
        cle: crypto.randomUUID(),
        nom,
        recherche: '',
        mime: 'image/png',
        taille: 10,
        sha256: 'a'.repeat(64),
        proprietaire: 'etapeprojet',
        proprietaireid: etapeprojetid,
        typedocument,
      })
      .returning('documentid')
      .executeTakeFirstOrThrow();
  const photos = async (projetid: number) => [
    (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data[0].photo,
    (await admin.get('projets/whithpagination?limit=1')).body.data[0].photo,
  ];

  it('is the newest live image of its live steps', async () => {
    const projetid = await counter.projet();
    const [one, two] = [await counter.etape(projetid), await counter.etape(projetid)];
    await media(await counter.etape(await counter.projet()), 'ailleurs.png', 2);
    const shown = await counter.projet({ libelle: 'Sans photo' });
    expect(await photos(shown)).toEqual(['', '']);
    await admin.delete(`projets/projet/${shown}`);
    const older = await media(two, 'ancienne.png', 2);
    const newer = await media(one, 'été n°1.png', 2);
    await media(two, 'film.mp4', 3);
    await media(two, 'devis.pdf', 1);
    const path = (documentid: number, nom: string) => `/api/fichiers/${documentid}/${encodeURIComponent(nom)}`;
    const read = async () => (await photos(projetid))[0];
    expect(await read()).toBe(path(newer.documentid, 'été n°1.png'));
    await admin.delete(`projets/etapeprojet?etapeprojetid=${one}`);
    expect(await read()).toBe(path(older.documentid, 'ancienne.png'));
    await house.db
      .updateTable('fichier')
      .set({ supprimele: new Date().toISOString() })
      .where('documentid', '=', older.documentid)
      .execute();
    expect(await read()).toBe('');
  });
});
