import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

/** Francs planned, committed and paid, for the project on each screen and for each of its steps. */
async function budgetOf(projetid: number) {
  const { data } = (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body;
  const listed = (await admin.get('projets/whithpagination?limit=100')).body.data;
  const row = listed.find((projet: { projetid: number }) => projet.projetid === projetid);
  const etapes = (await admin.get(`projets/getalletapeprojet?projetid=${projetid}`)).body.data;
  const figures = ({ montant, engage, regle }: Record<'montant' | 'engage' | 'regle', number>) =>
    [montant, engage, regle] as const;
  expect(figures(row)).toEqual(figures(data[0]));
  return { projet: figures(data[0]), etapes: etapes.map(figures) };
}

describe('a budget (PRODUCT I)', () => {
  it('follows every expense and payment of the project and of each step', async () => {
    const projetid = await counter.projet({ montant: 10_000 });
    const [one, two] = [await counter.etape(projetid, { montant: 3000 }), await counter.etape(projetid)];
    const caisseid = await counter.caisse(100_000);
    const on = (etapeprojetid: number) => ({ expenseonstep: 1, projetid, etapeprojetid });
    const depense = { libelle: 'Ciment', typedepenseid: counter.typedepenseid, date: '2026-01-05' };
    await counter.depense(77);

    const first = await counter.depense(2000, on(one));
    const second = await counter.depense(500, on(two));
    expect(await budgetOf(projetid)).toEqual({
      projet: [10_000, 2500, 0],
      etapes: [
        [3000, 2000, 0],
        [0, 500, 0],
      ],
    });

    await counter.pay({ depenseid: first, caisseid, montant: 1500 });
    // Money handed over beyond what is owed comes back as change; it is not spent.
    const paid = await counter.pay({ depenseid: second, caisseid, montant: 800 });
    expect(await budgetOf(projetid)).toEqual({
      projet: [10_000, 2500, 2000],
      etapes: [
        [3000, 2000, 1500],
        [0, 500, 500],
      ],
    });

    await admin.put(`depenses/${first}`, { ...depense, montant: 4000, ...on(one) });
    await admin.delete(`reglements/${paid.body.data.reglementid}`);
    expect(await budgetOf(projetid)).toEqual({
      projet: [10_000, 4500, 1500],
      etapes: [
        [3000, 4000, 1500],
        [0, 500, 0],
      ],
    });

    await admin.put(`depenses/${first}`, { ...depense, montant: 4000, ...on(two) });
    await admin.delete(`depenses/${second}`);
    expect(await budgetOf(projetid)).toEqual({
      projet: [10_000, 4000, 1500],
      etapes: [
        [3000, 0, 0],
        [0, 4000, 1500],
      ],
    });

    await admin.put(`depenses/${first}`, { ...depense, montant: 4000 });
    expect(await budgetOf(projetid)).toEqual({
      projet: [10_000, 0, 0],
      etapes: [
        [3000, 0, 0],
        [0, 0, 0],
      ],
    });
  });
});

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
