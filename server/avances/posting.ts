import type { Avance, OctroiFields, RenduFields } from '@comptoir/contract/avance';
import type { Transfert } from '@comptoir/contract/transferts';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { isRecuDOffice } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { openCaisse } from '../caisses/opening';
import type { Context } from '../frame/http/context';
import { cibleOf, sourceOf, writeTransfert } from '../transferts/writing';

/** What the rules of a transfer see of an advance: it gives and takes like a drawer, by its own two calls alone. */
const POCHE = { nature: 'especes' } as const;

/** Opens the empty register that an advance becomes, and returns its id. */
function openPoche({ porteur, objet }: Avance, context: Context): Promise<RecordId> {
  const libelle = `Avance · ${porteur} · ${objet}`.slice(0, MAX_LIBELLE);
  const opened = { libelle, code: '', nature: 'avance', montant: 0, description: '' } as const;
  return openCaisse({ ...opened, aveugle: 0, plafond: 0, plafondrefuse: 0, decharge: 1 }, context);
}

/**
 * Opens the register of an advance and writes the transfer into it, received at once; `postEnvoi` then moves the money.
 * Throws the first of `transfertIssues`.
 */
export async function writeOctroi(avance: Avance, octroi: OctroiFields, context: Context): Promise<Transfert> {
  const source = await sourceOf(octroi.sourceid, octroi.referencesource, context);
  const cibleid = await openPoche(avance, context);
  const { montant, objet: motif } = avance;
  const ends = { source, cible: POCHE, recu: true, envoi: null };
  return writeTransfert({ ...octroi, cibleid, montant, motif, referencecible: '' }, ends, context);
}

/**
 * Opens the register of what somebody owes since a count, and writes the transfer into it from the register `sourceid`,
 * received at once; `postEnvoi` then moves the money. No operator numbered it, so a wallet needs no reference.
 */
export async function writeManquant(
  avance: Avance,
  manquant: { sourceid: RecordId; date: string; motif: string },
  context: Context,
): Promise<Transfert> {
  const cibleid = await openPoche(avance, context);
  const { montant } = avance;
  const fields = { ...manquant, cibleid, montant, frais: 0, referencesource: '', referencecible: '' };
  return writeTransfert(fields, { source: POCHE, cible: POCHE, recu: true, envoi: null }, context);
}

/**
 * Writes the transfer of money that goes back from the register `sourceid` of an advance. It is received at once when
 * its sender answers for the target, or nobody else does; `postEnvoi` then moves the money. Throws the first of
 * `transfertIssues`.
 */
export async function writeRendu(
  { objet: motif, sourceid }: { objet: string; sourceid: RecordId },
  rendu: RenduFields,
  context: Context,
): Promise<Transfert> {
  const cible = await cibleOf(rendu.cibleid, rendu.referencecible, context);
  const recu = isRecuDOffice(rendu, context.session.caisses, cible?.attaches ?? 0);
  const ends = { source: POCHE, cible, recu, envoi: context.envoi };
  return writeTransfert({ ...rendu, sourceid, frais: 0, motif, referencesource: '' }, ends, context);
}
