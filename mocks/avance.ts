import { mayEnter } from '@comptoir/contract/authRules';
import type { Avance, Porteur } from '@comptoir/contract/avance';
import { READS_AVANCES } from '@comptoir/contract/avanceAccess';
import { caisseDAvance } from '@comptoir/contract/avanceRules';
import { Refusal } from '@comptoir/contract/envelope';
import { type AvancesDuPorteur, etatOf, justifieOf, retardOf } from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { openCaisse, soldeOfCaisse } from './caisses';
import { numeroOfTransfert } from './imprimes.numeros';
import type { By } from './resolver';
import { rowOf, rowsHaving, sumOf, todayOf } from './rows';
import { fullName, holdsPermission } from './session';
import type { AvanceRow, CaisseRow, Store } from './store';

/**
 * The advances that a user sees: all of them with a permission to decide, otherwise those that they hold or asked for
 * (ADR 0039).
 */
export function avancesOf(by: By): AvanceRow[] {
  const { utilisateurid } = by.utilisateur;
  const decides = READS_AVANCES.some((name) => holdsPermission(by, name));
  return by.store.avances.filter(
    ({ porteurid, demandepar }) => decides || [porteurid, demandepar].includes(utilisateurid),
  );
}

/** The register of an advance. Throws Refusal `avance.pas_decaissee` before it is paid out. */
export function caisseOfAvance({ caisseid }: AvanceRow): RecordId {
  if (caisseid === null) throw new Refusal('avance.pas_decaissee');
  return caisseid;
}

/** Opens the empty register of an advance. */
export function openPoche(store: Store, row: AvanceRow): CaisseRow {
  return openCaisse(store, caisseDAvance(shownAvance(store, row)));
}

/** An advance as the calls show it; its money follows from its register and its transfers. */
export function shownAvance(store: Store, row: AvanceRow): Avance {
  const { porteurnom, transfertid, approbateurid, decideurid, ...fields } = row;
  const { caisseid, porteurid, montant } = row;
  const porteur = rowOf(store, 'utilisateurs', porteurid);
  const octroi = rowOf(store, 'transferts', transfertid);
  const argent = caisseid === null ? { rendu: 0, enroute: 0, solde: 0 } : argentOf(store, caisseid);
  const etat = etatOf(row.etat, argent);
  return {
    ...fields,
    ...argent,
    etat,
    retard: retardOf({ ...row, etat }, todayOf(store)),
    porteur: porteurid === null ? porteurnom : fullName(store, porteurid),
    porteurtel: porteur?.contact ?? row.porteurtel,
    projet: rowOf(store, 'projets', row.projetid)?.libelle ?? '',
    sourceid: octroi?.sourceid ?? null,
    source: rowOf(store, 'caisses', octroi?.sourceid)?.libelle ?? octroi?.source ?? '',
    date: octroi?.date ?? null,
    ...numeroOfTransfert(store, transfertid ?? 0),
    justifie: caisseid === null ? 0 : justifieOf({ montant, ...argent }),
    demandeur: fullName(store, row.demandepar),
    approbateur: approbateurid === null ? '' : fullName(store, approbateurid),
    decideur: decideurid === null ? '' : fullName(store, decideurid),
  };
}

/** The francs of an advance that were given back, the part of them still on its way, and the rest. */
function argentOf(store: Store, caisseid: RecordId) {
  const sent = (etat: 'envoye' | 'recu') =>
    sumOf(rowsHaving(store.transferts, { sourceid: caisseid, etat }), 'montant');
  const enroute = sent('envoye');
  return { rendu: sent('recu') + enroute, enroute, solde: soldeOfCaisse(store, caisseid) };
}

type Personne = Pick<AvanceRow, 'porteurid' | 'porteurtel'>;

/** Whether both are one person; people without an account are told apart by phone. */
const isSame = (a: Personne, b: Personne): boolean =>
  a.porteurid === null ? b.porteurid === null && a.porteurtel === b.porteurtel : a.porteurid === b.porteurid;

/** The paid-out advances among these that are not accounted for. */
function ouvertes(store: Store, rows: readonly AvanceRow[]): Avance[] {
  return rows.map((row) => shownAvance(store, row)).filter(({ etat }) => etat === 'decaissee');
}

/** The open advances of a person. */
export function detenuesPar(store: Store, personne: Personne): AvancesDuPorteur {
  const held = ouvertes(
    store,
    store.avances.filter((row) => isSame(personne, row)),
  );
  return { ouvertes: held.length, enretard: held.filter(({ retard }) => retard > 0).length };
}

/** The open ones of these advances by holder, the most late first. */
export function parPorteur(store: Store, rows: readonly AvanceRow[]): Porteur[] {
  const open = ouvertes(store, rows);
  const firsts = open.filter((row, index) => open.findIndex((other) => isSame(row, other)) === index);
  const shown = firsts.map(({ porteurid, porteur, porteurtel }) => {
    const own = open.filter((row) => isSame({ porteurid, porteurtel }, row));
    return {
      porteurid,
      porteur,
      porteurtel,
      nombre: own.length,
      accorde: sumOf(own, 'montant'),
      justifie: sumOf(own, 'justifie'),
      rendu: sumOf(own, 'rendu'),
      solde: sumOf(own, 'solde'),
      retard: Math.max(...own.map(({ retard }) => retard)),
    };
  });
  return shown.sort((a, b) => b.retard - a.retard || b.solde - a.solde || a.porteur.localeCompare(b.porteur));
}

/** Whether an account exists and may sign in; other accounts are given nothing more to answer for. */
export function isCompteActif(store: Store, utilisateurid: RecordId | null): boolean {
  const compte = rowOf(store, 'utilisateurs', utilisateurid);
  return compte !== undefined && mayEnter(compte, todayOf(store));
}
