import { PDF } from '@comptoir/conformance/piece';
import { MAX_DOCUMENTS_PER_DEPENSE } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '../fichiers/sweep';
import { image, piece } from '../fichiers/testing/media';
import { readNeededFiles } from '../sauvegarde/snapshot.repository';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const attach = (depenseid: number, file: Parameters<typeof admin.multipart>[3] = PDF) =>
  admin.multipart('POST', `depenses/${depenseid}/documents`, {}, file);
const remove = (depenseid: number, documentid: number) => admin.delete(`depenses/${depenseid}/documents/${documentid}`);
const rowOf = (documentid: number) =>
  house.db.selectFrom('fichier').selectAll().where('documentid', '=', documentid).executeTakeFirstOrThrow();

describe('the supporting documents of an expense (spec § 3)', () => {
  it('are read with their expense, to the byte; by nobody once it is deleted', async () => {
    const depenseid = await counter.depense(500);
    const invoice = (await attach(depenseid)).body.data;
    const photo = (await attach(depenseid, piece('livraison.png', await image('png')))).body.data;
    const reader = await house.as(['depenses']);
    expect((await reader.send('GET', invoice.lien)).bytes).toEqual(Buffer.from(PDF.bytes));
    expect((await reader.send('GET', `${photo.lien}?taille=vignette`)).headers.get('content-type')).toBe('image/webp');
    for (const permissions of [['projets'], ['commandes'], ['caisses', 'depenses.regler']] as const) {
      const other = await house.as([...permissions]);
      expect((await other.send('GET', invoice.lien)).body.code).toBe('introuvable');
    }
    expect((await admin.delete(`depenses/${depenseid}`)).status).toBe(200);
    expect((await reader.send('GET', invoice.lien)).status).toBe(404);
    expect((await admin.get(`depenses/${depenseid}/documents`)).status).toBe(404);
  });

  it('are ten at most, however many come at once', async () => {
    const depenseid = await counter.depense(500);
    for (let nth = 2; nth < MAX_DOCUMENTS_PER_DEPENSE; nth += 1) await attach(depenseid);
    const answers = await Promise.all([1, 2, 3, 4].map(() => attach(depenseid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect((await admin.get(`depenses/${depenseid}/documents`)).body.data).toHaveLength(MAX_DOCUMENTS_PER_DEPENSE);
  });

  it('stay on disk and in the backup while the trash can bring them back, and are told in the audit log', async () => {
    const depenseid = await counter.depense(500);
    const { documentid, lien } = (await attach(depenseid)).body.data;
    const { cle } = await rowOf(documentid);
    expect((await remove(depenseid, documentid)).status).toBe(200);
    expect((await admin.send('GET', lien)).status).toBe(404);
    expect((await readNeededFiles(house.db)).map((file) => file.cle)).toContain(cle);
    await sweepFiles(house.db, house.storage, -1);
    expect((await admin.post(`corbeille/fichier/${documentid}/restaurer`, {})).status).toBe(200);
    expect((await admin.send('GET', lien)).bytes).toEqual(Buffer.from(PDF.bytes));
    const told = (await admin.get(`activites/whithpagination?objet=fichier&objetid=${documentid}`)).body.data;
    expect(told.map(({ actiontype }: { actiontype: string }) => actiontype)).toEqual(['Restore', 'Delete', 'Insert']);
    expect(told.at(-1).apres).toMatchObject({ depenseid, filename: PDF.name });
  });

  it('neither come to nor leave an expense that is being deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const depenseid = await counter.depense(500);
      const [added, gone] = await Promise.all([attach(depenseid), admin.delete(`depenses/${depenseid}`)]);
      expect([201, 404]).toContain(added.status);
      expect(gone.status).toBe(200);
    }
  });
});
