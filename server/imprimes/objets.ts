import { READS_AVANCES } from '@comptoir/contract/avanceAccess';
import { Refusal } from '@comptoir/contract/envelope';
import { describeArrete } from '@comptoir/contract/imprimes/arrete';
import { describeCommande } from '@comptoir/contract/imprimes/commande';
import type { Description } from '@comptoir/contract/imprimes/description';
import { describeReglement, type EditionImprime } from '@comptoir/contract/imprimes/reglement';
import { describeTransfert } from '@comptoir/contract/imprimes/transfert';
import { existingRecord } from '@comptoir/contract/recordRules';
import { isReached } from '@comptoir/domain/habilitation';
import type { ObjetImprime } from '@comptoir/domain/imprime';
import type { Permission } from '@comptoir/domain/permission';
import { READS_REGLEMENT } from '@comptoir/domain/reglement';
import { ledgerDepuis } from '../arretes/depuis.repository';
import { findArrete } from '../arretes/repository';
import { findCommandeImprime } from '../commandes/repository';
import { reachedRow } from '../frame/access/reach';
import type { Session } from '../frame/access/session';
import type { Routing } from '../frame/http/routeOf';
import type { FileStorage } from '../frame/storage/storage';
import { drawnOf } from '../frame/storage/thumbnail';
import { findReglementImprime, findTransfertImprime, type ImprimeLu, type ReglementSigne } from './repository';

/** A document that was found, about this kind of record. */
type LuOf<Objet extends ObjetImprime> = Extract<ImprimeLu, { objet: Objet }>;

/** The database and the pictures. */
type Place = Pick<Routing, 'db' | 'storage'>;

/**
 * Returns a signature for a paper, a PNG on white. Null without one, and when its file is missing or damaged: its room
 * is then empty.
 */
async function drawnDecharge(
  storage: FileStorage,
  { cle, taille }: Pick<ReglementSigne, 'cle' | 'taille'>,
): Promise<Buffer | null> {
  if (cle === null || taille === null) return null;
  return drawnOf(storage, { cle, taille, mime: 'image/png' }, 'signature').catch(() => null);
}

/** The kinds of records that documents are about. */
interface Objet<Lu extends ImprimeLu> {
  /** The permission that reads it; null when the session does not reach its register. */
  readBy(lu: Lu, session: Session): Permission | null;
  /**
   * Returns the description of its paper from the books as they are now; `lien` is the address of its public page,
   * empty without one.
   */
  describedBy(place: Place, lu: Lu, lien: string): Promise<(edition: EditionImprime) => Description>;
}

/**
 * The permission by which a session reads the document of a transfer: as a transfer, by one of its registers, or as the
 * advance that it grants or gives back (ADR 0047).
 */
function readsTransfert(lu: LuOf<'transfert'>, { permissions, caisses, utilisateurid }: Session): Permission | null {
  if (permissions.has('caisses') && [lu.caisseid, lu.cibleid].some((id) => isReached(caisses, id))) return 'caisses';
  if (lu.demandepar === null) return null;
  const isSeen =
    READS_AVANCES.some((name) => permissions.has(name)) || [lu.porteurid, lu.demandepar].includes(utilisateurid);
  return isSeen ? 'avances' : null;
}

const OBJETS: { readonly [objet in ObjetImprime]: Objet<LuOf<objet>> } = {
  reglement: {
    readBy: (lu, session) => (reachedRow(session, lu) ? READS_REGLEMENT[lu.from] : null),
    async describedBy(place, { imprimeid }, lien) {
      const { cle, taille, ...reglement } = existingRecord(await findReglementImprime(place.db, imprimeid));
      const decharge = await drawnDecharge(place.storage, { cle, taille });
      return (edition) => describeReglement({ ...reglement, decharge, lien }, edition);
    },
  },
  commande: {
    readBy: () => 'commandes',
    async describedBy({ db }, { objetid }, lien) {
      const commande = existingRecord(await findCommandeImprime(db, objetid));
      return (edition) => describeCommande({ ...commande, lien }, edition);
    },
  },
  transfert: {
    readBy: readsTransfert,
    async describedBy({ db }, { imprimeid }, lien) {
      const transfert = existingRecord(await findTransfertImprime(db, imprimeid));
      return (edition) => describeTransfert({ ...transfert, lien }, edition);
    },
  },
  arrete: {
    readBy: (lu, session) => (reachedRow(session, lu) ? 'caisses' : null),
    async describedBy({ db }, { objetid, etat, tirages }, lien) {
      const arrete = existingRecord(await findArrete(db, objetid));
      const depuis = await ledgerDepuis(db, arrete);
      return (edition) => describeArrete({ arrete, etat, tirages, depuis, lien }, edition);
    },
  },
};

const objetOf = (lu: ImprimeLu): Objet<ImprimeLu> => OBJETS[lu.objet];

/**
 * Returns a fetched document, and the permission by which the session reads its record. To any other session it does
 * not exist (RELIABILITY F99: no oracle).
 */
export function imprimeTo(session: Session, found: ImprimeLu | undefined): { lu: ImprimeLu; permission: Permission } {
  const lu = existingRecord(found);
  const permission = objetOf(lu).readBy(lu, session);
  if (permission === null || !session.permissions.has(permission)) throw new Refusal('introuvable');
  return { lu, permission };
}

/**
 * Returns the description of a document's paper, of a deleted record too; `lien` leads to its public page, empty
 * without one.
 */
export const describedBy = (
  place: Place,
  lu: ImprimeLu,
  lien: string,
): Promise<(edition: EditionImprime) => Description> => objetOf(lu).describedBy(place, lu, lien);
