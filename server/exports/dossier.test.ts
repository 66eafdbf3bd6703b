import { MAX_BYTES_DOSSIER } from '@comptoir/contract/exports';
import { sql } from 'kysely';
import readExcel from 'read-excel-file/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { piece } from '../fichiers/testing/media';
import { unzipped } from '../fichiers/testing/zip';
import { testApp } from '../trials/testing/app';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk(testApp);

afterEach(() => vi.restoreAllMocks());

const LIST = 'reglements/whithpagination/dossier';
const bytesOf = async (path: string, client = admin) => unzipped((await client.get(path)).bytes);

/** The rows of a sheet of the index, and its facts; the columns by their names. */
async function indexOf(entries: ReadonlyMap<string, Buffer>, sheet = 0) {
  const sheets = await readExcel(entries.get('index.xlsx') ?? Buffer.alloc(0));
  const [head = [], ...rows] = sheets[sheet]?.data ?? [];
  const lines = rows.map((row) => Object.fromEntries(row.map((value, at) => [String(head[at]), value])));
  return { lines, facts: new Map(sheets.at(-1)?.data.map(([label, value]) => [label, value])) };
}

const paid = async (montant: number, caisseid: number, fields: object = {}, file?: ReturnType<typeof piece>) => {
  const depenseid = await counter.depense(montant, fields);
  const { data } = (await counter.pay({ depenseid, caisseid, montant, ...(file && { file }) })).body;
  return { depenseid, ...data };
};
const proof = (mark: string) => piece(`reçu ${mark}.PDF`, `%PDF-1.4\n${mark}\n%%EOF\n`);
const attach = (depenseid: number, file: ReturnType<typeof piece>) =>
  admin.multipart('POST', `depenses/${depenseid}/documents`, {}, file);
const keyOf = async (reglementid: number) =>
  (
    await house.db
      .selectFrom('fichier')
      .select('cle')
      .where('proprietaire', '=', 'reglement')
      .where('proprietaireid', '=', reglementid)
      .executeTakeFirstOrThrow()
  ).cle;

describe('the file of proofs (ADR 0059)', () => {
  it('of a register: its index first, each proof by number, day and amount, the same bytes once', async () => {
    const caisseid = await counter.caisse(1_000_000);
    const [one, same, lost, gone] = [
      await paid(150_000, caisseid, { libelle: '=1+1 🧱' }, proof('un')),
      await paid(20_000, caisseid, {}, proof('un')),
      await paid(3_000, caisseid, {}, proof('perdu')),
      await paid(400, caisseid),
    ];
    await attach(one.depenseid, proof('facture'));
    await house.storage.remove(await keyOf(lost.reglementid));
    await admin.delete(`reglements/${gone.reglementid}`);
    const entries = await bytesOf(`${LIST}?caisseid=${caisseid}&tri=date`);
    const name = `pieces/${one.numero}_${counter.today}_150000.pdf`;
    const invoice = `pieces/DEP-${one.depenseid}_2026-01-05_150000.pdf`;
    expect([...entries.keys()]).toEqual(['index.xlsx', name, invoice]);
    expect(entries.get(name)?.toString()).toContain('\nun\n');
    const { lines, facts } = await indexOf(entries);
    const told = lines.map((line) => [line.Pièce, line.Libellé, line.Sortie, line.Fichier, line.État]);
    expect(told).toEqual([
      [one.numero, '=1+1 🧱', 150_000, name, 'Jointe'],
      [`DEP-${one.depenseid}`, '=1+1 🧱', null, invoice, 'Jointe'],
      [same.numero, 'Ciment', 20_000, name, 'Jointe'],
      [lost.numero, 'Ciment', 3_000, null, 'Absente du serveur'],
    ]);
    expect(facts.get('Total : Sortie')).toBe(173_000);
    expect(facts.get('Éléments supprimés, laissés de côté')).toBe(1);
    expect(facts.get('Pièces absentes du serveur')).toBe(1);
  });

  it('of a project: tells what has no proof, and a hidden register is in no line, sum or proof', async () => {
    const [seen, hidden] = [await counter.caisse(1_000), await counter.caisse(1_000)];
    const projetid = await counter.projet();
    const onStep = { projetid, etapeprojetid: await counter.etape(projetid), expenseonstep: 1 };
    const depenseid = await counter.depense(900, onStep);
    const bare = await counter.depense(70, { ...onStep, libelle: 'Gravier' });
    await counter.pay({ depenseid, caisseid: seen, montant: 500, file: proof('vu') });
    await counter.pay({ depenseid, caisseid: hidden, montant: 400, file: proof('caché') });
    const path = `depenses/whithpagination/dossier?projetid=${projetid}&tri=date`;
    const all = await indexOf(await bytesOf(path));
    expect([all.facts.get('Total : Montant'), all.facts.get('Total : Réglé')]).toEqual([970, 900]);
    const cashier = await house.as(['depenses']);
    await admin.put(`utilisateurs/${cashier.utilisateurid}/caisses`, { caisses: [seen] });
    const some = await bytesOf(path, cashier);
    const { facts } = await indexOf(some);
    expect([facts.get('Total : Montant'), facts.get('Total : Réglé'), some.size]).toEqual([970, 500, 2]);
    const { lines } = await indexOf(some, 1);
    expect(lines.map((line) => [line.Pièce, line.Libellé, line.Étape])).toEqual([
      [`DEP-${bare}`, 'Gravier', 'Fouilles'],
    ]);
    expect((await (await house.as(['caisses'])).get(path)).status).toBe(403);
  });

  it('is told in the audit log, and refused when its proofs are too many bytes', async () => {
    const caisseid = await counter.caisse(1_000);
    await paid(10, caisseid, {}, proof('gros'));
    const path = `${LIST}?caisseid=${caisseid}`;
    expect((await admin.get(path)).headers.get('content-disposition')).toContain(
      `"pieces-reglements_le-${counter.today}.zip"`,
    );
    const { body } = await admin.get('activites/whithpagination?objet=export');
    expect(body.data[0]).toMatchObject({ actiontype: 'Export', apres: { caisseid, format: 'zip', pieces: 1 } });
    await sql`UPDATE fichier SET taille = ${MAX_BYTES_DOSSIER + 1} WHERE cle = ${await keyOf(
      (await admin.get(`reglements/whithpagination?caisseid=${caisseid}`)).body.data[0].reglementid,
    )}`.execute(house.db);
    vi.spyOn(house.storage, 'sizeOf').mockResolvedValue(MAX_BYTES_DOSSIER + 1);
    const refused = await admin.get(path);
    expect([refused.status, refused.body.code]).toEqual([413, 'dossier.trop_grand']);
  });

  it('a proof that fails on its way leaves a file that does not open', async () => {
    const caisseid = await counter.caisse(1_000);
    await paid(10, caisseid, {}, proof('coupé'));
    vi.spyOn(house.storage, 'read').mockRejectedValue(new Error('the disk is gone'));
    await expect(admin.get(`${LIST}?caisseid=${caisseid}`)).rejects.toThrow(/terminated|fetch failed/);
  });
});
