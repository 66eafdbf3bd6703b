import type { ArreteDetail } from '@comptoir/contract/arretes';
import type { Avance, OctroiFields, RenduFields } from '@comptoir/contract/avance';
import { caisseDAvance, envoiDeManquant, envoiDeRendu, envoiDOctroi } from '@comptoir/contract/avanceRules';
import type { Transfert } from '@comptoir/contract/transferts';
import { isRecuDOffice } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { openCaisse } from '../caisses/opening';
import type { Context } from '../frame/http/context';
import { cibleOf, sourceOf, writeTransfert } from '../transferts/writing';

/**
 * The facts of an advance for the rules of a transfer: it works like a cash drawer, but only through its own two calls.
 */
const POCHE = { nature: 'especes' } as const;

/** Opens the empty register of an advance, and returns its id. */
const openPoche = (avance: Avance, context: Context): Promise<RecordId> => openCaisse(caisseDAvance(avance), context);

/**
 * Opens the register of an advance and writes the transfer into it, received at once; `postEnvoi` then moves the money.
 * Throws the first of `transfertIssues`.
 */
export async function writeOctroi(avance: Avance, octroi: OctroiFields, context: Context): Promise<Transfert> {
  const source = await sourceOf(octroi.sourceid, octroi.referencesource, context);
  const cibleid = await openPoche(avance, context);
  const ends = { source, cible: POCHE, recu: true, envoi: null };
  return writeTransfert(envoiDOctroi(avance, octroi, cibleid), ends, context);
}

/**
 * Opens the register of an advance for missing money, and writes the transfer into it from the counted register,
 * received at once; `postEnvoi` then moves the money. A wallet needs no reference for it.
 */
export async function writeManquant(
  avance: Avance,
  arrete: ArreteDetail,
  motif: string,
  context: Context,
): Promise<Transfert> {
  const ends = { source: POCHE, cible: POCHE, recu: true, envoi: null };
  return writeTransfert(envoiDeManquant(arrete, motif, await openPoche(avance, context)), ends, context);
}

/**
 * Writes the transfer of money that goes back from the register `sourceid` of an advance. It is received at once when
 * its sender answers for the target, or nobody else does; `postEnvoi` then moves the money. Throws the first of
 * `transfertIssues`.
 */
export async function writeRendu(
  { sourceid, ...avance }: Pick<Avance, 'objet'> & { sourceid: RecordId },
  rendu: RenduFields,
  context: Context,
): Promise<Transfert> {
  const cible = await cibleOf(rendu.cibleid, rendu.referencecible, context);
  const recu = isRecuDOffice(rendu, context.session.caisses, cible?.attaches ?? 0);
  const ends = { source: POCHE, cible, recu, envoi: context.envoi };
  return writeTransfert(envoiDeRendu(avance, rendu, sourceid), ends, context);
}
