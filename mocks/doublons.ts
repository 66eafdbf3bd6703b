import { checkPreuveUnique } from '@comptoir/contract/doublonRules';
import type { Doublon } from '@comptoir/contract/doublons';
import { libelleCommande } from '@comptoir/domain/commande';
import { isProche } from '@comptoir/domain/doublon';
import { READS_REGLEMENT, REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { searchKey } from '@comptoir/domain/texte';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { seesCaisse } from './acces';
import { numerosOf } from './imprimes.numeros';
import type { By, Resolvers, Upload } from './resolver';
import { rowOf, rowsHaving } from './rows';
import { holdsPermission } from './session';
import type { Store } from './store';

const MOST: Count = 5;

type Porteur = NonNullable<Doublon['porteur']>;
interface Found extends Porteur {
  date: string;
  isVu: boolean;
}

/** The mocks of the calls that find what is recorded twice (ADR 0061). */
export const doublonsMocks: Resolvers<'doublons'> = {
  preuve: (asked) => ({ data: usesOfPreuve(asked, asked.params.empreinte, asked.query.depenseid) }),
  depenses: (asked) => {
    const { depenseid, beneficiaire } = asked.query;
    const named = searchKey(beneficiaire);
    const isNamed = (id: RecordId) =>
      named !== '' &&
      rowsHaving(asked.store.reglements, { depenseid: id, contrepassele: null }).some(
        (row) => searchKey(row.beneficiaire) === named && seesCaisse(asked, row.caisseid),
      );
    const found = asked.store.depenses
      .filter((row) => row.depenseid !== depenseid)
      .filter((row) => isProche(isNamed(row.depenseid) ? { ...row, libelle: asked.query.libelle } : row, asked.query));
    return { data: newest(found.map((row) => ({ ...row, from: 0 as const, numero: '', isVu: true }))) };
  },
};

/** Whether a payment settles, and a record of another debt that the user sees has its proof. */
export function hasMemePreuve(by: By, reglementid: RecordId, from: ReglementFrom | undefined): boolean {
  const row = rowOf(by.store, 'reglements', reglementid);
  const fichier = rowOf(by.store, 'fichiers', row?.documentid);
  if (!row || !fichier || row.contrepassele !== null) return false;
  return usesOfPreuve(by, empreinteOf(fichier), row.depenseid).some(
    ({ porteur }) => porteur !== null && (from === undefined || porteur.from === from),
  );
}

/** Refuses a file that a record of another debt has, where the organisation blocks that. */
export function checkUniquePreuve(by: By, upload: Upload | undefined, depenseid: RecordId | undefined): void {
  if (!upload || by.store.organisation.preuveunique === 0) return;
  checkPreuveUnique(usesOfPreuve(by, empreinteOf(upload), depenseid));
}

const empreinteOf = ({ bytes }: Upload) => bytesToHex(sha256(bytes));

function usesOfPreuve(by: By, empreinte: string, sauf: RecordId | undefined): Doublon[] {
  const { store } = by;
  const isSame = (file: Upload) => empreinteOf(file) === empreinte;
  const paid = rowsHaving(store.reglements, { contrepassele: null }).flatMap((row): Found[] => {
    const fichier = rowOf(store, 'fichiers', row.documentid);
    if (!fichier || !isSame(fichier)) return [];
    const isVu = holdsPermission(by, READS_REGLEMENT[row.from]) && seesCaisse(by, row.caisseid);
    return [foundAs(store, { ...row, isVu, montant: row.net, numero: numerosOf(store, row.reglementid).numero })];
  });
  const attached = store.documents.filter(isSame).flatMap(({ depenseid }): Found[] => {
    const row = rowOf(store, 'depenses', depenseid);
    const isVu = holdsPermission(by, READS_REGLEMENT[REGLEMENT_FROM.depense]);
    return row ? [foundAs(store, { ...row, isVu, from: REGLEMENT_FROM.depense, numero: '' })] : [];
  });
  const known = [...paid.toReversed(), ...attached].sort((a, b) => Number(b.isVu) - Number(a.isVu));
  const one = new Map(known.toReversed().map((row) => [row.depenseid, row]));
  return newest([...one.values()].filter(({ depenseid }) => depenseid !== sauf));
}

function libelleOf(store: Store, { from, depenseid }: Pick<Found, 'from' | 'depenseid'>): string {
  if (from === REGLEMENT_FROM.depense) return rowOf(store, 'depenses', depenseid)?.libelle ?? '';
  const client = rowOf(store, 'clients', rowOf(store, 'commandes', depenseid)?.clientid)?.libelleclient ?? '';
  return libelleCommande({ commandeid: depenseid, client });
}

const foundAs = (store: Store, row: Omit<Found, 'libelle'>): Found => ({
  ...row,
  libelle: libelleOf(store, row),
});

const newest = (found: readonly Found[]): Doublon[] =>
  found
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.depenseid - a.depenseid)
    .slice(0, MOST)
    .map(({ date, isVu, from, depenseid, libelle, numero, montant }) => ({
      date,
      porteur: isVu ? { from, depenseid, libelle, numero, montant } : null,
    }));
