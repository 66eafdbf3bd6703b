import { checkNotReversed } from '@comptoir/contract/contrepassationRules';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { checkDecharge, checkPreuve, checkSameDette, filledReglement } from '@comptoir/contract/reglementRules';
import type { reglements } from '@comptoir/contract/reglements';
import { subtract } from '@comptoir/domain/money';
import { owedWhenEditing, READS_REGLEMENT, REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { caisse } from '../caisses/caisse';
import { detenteurOfReglement } from '../caisses/detenteur';
import { contrepasser } from '../caisses/mouvements/contrepassation';
import { UNPAGED } from '../db/page';
import { askQuestion } from '../db/together';
import { reachedRow } from '../frame/access/reach';
import { type Handlers, reading } from '../frame/http/routeOf';
import { lockImprimeOf } from '../ledger/imprimes/repository';
import { findMouvement } from '../ledger/mouvements/repository';
import { surplusesOf } from '../ledger/troppercus/repository';
import { payDette } from './creation';
import { keepDecharge, tellDecharge } from './decharge';
import { logged, numbered } from './numero';
import { postCorrection, postDeletion } from './posting';
import { deleteReglement, reverseReglement, updateReglement } from './posting.repository';
import { freePreuve, replacePreuve } from './preuve';
import {
  detteOf,
  findReglement,
  pageOfCaisse,
  pageOfDette,
  pageOfReglements,
  REGLEMENT_IDS,
  searchReglements,
} from './repository';
import {
  checkDette,
  checkMayRead,
  checkMayWrite,
  checkPorteur,
  checkSurplus,
  detteLocked,
  existingFor,
  heldReglement,
  postedReglement,
  readableBy,
  readableKinds,
  readsPlace,
  readsReglement,
  resteOf,
} from './rules';

const objet = 'reglement';

/**
 * Money writes take the debt first, rows next, registers last, then COMMIT (RELIABILITY § 2.5). They wait for the disk
 * before they lock the register's row, because all payments by the register wait for that row.
 */
export const reglementsHandlers: Handlers<typeof reglements> = {
  all: (_input, { db, session }) => pageOfReglements(db, readableBy(session), UNPAGED),
  search: ({ params, query }, { db, session }) => searchReglements(db, params.term, readableBy(session), query),

  async ofCaisse({ params, query }, context) {
    await caisse.existing(params.id, context);
    return pageOfCaisse(context.db, params.id, readableKinds(context.session), query);
  },
  async ofDette({ params, query }, context) {
    const { from } = query;
    if (from !== undefined) checkMayRead(context.session, from);
    await checkDette(params.id, from === undefined ? readableKinds(context.session) : [from], context);
    return pageOfDette(context.db, params.id, context.session.caisses, query);
  },
  async reste({ params, query }, context) {
    checkMayRead(context.session, query.from);
    return { data: await resteOf(params.id, query.from, context) };
  },
  async troppercus({ params: { clientid } }, { db, session }) {
    return { data: await surplusesOf(db, clientid, session.caisses) };
  },
  async ofCommande({ params: { commandeid } }, context) {
    await checkDette(commandeid, [REGLEMENT_FROM.commande], context);
    return pageOfDette(context.db, commandeid, context.session.caisses, UNPAGED);
  },

  create: reading({
    keptOn: 'reglement',
    reads: ({ body }) => ({ dette: detteLocked(body.depenseid, body.from), ...readsPlace(body), ids: REGLEMENT_IDS }),
    async write({ body, files: [file] }, context, { dette, ids, ...place }) {
      const { depenseid, from } = body;
      checkMayWrite(context, from);
      const { libelle, montant, regle, clientid } = existingRecord(dette);
      const posted = await postedReglement(body, { owed: subtract(montant, regle), clientid }, place, context);
      return { data: await payDette({ posted, ids, dette: { depenseid, from, libelle } }, file, context) };
    },
    stored: async (reglementid, context) => ({
      data: existingFor(context, await findReglement(context.db, reglementid)),
    }),
  }),

  update: reading({
    reads: ({ params, body }) => ({ ...readsReglement({ params }), ...readsPlace(body) }),
    async write({ params: { reglementid }, body: sent, files: [file] }, context, lus) {
      const { db, audit } = context;
      const { avant, dette } = heldReglement(lus, context);
      const { libelle, montant, regle, clientid } = dette;
      const { depenseid, from } = avant;
      checkPorteur(avant, lus.detenue, context);
      checkNotReversed(avant);
      checkVersion(avant, sent.version);
      checkSameDette({ depenseid, from }, sent);
      checkPreuve(avant, file);
      const body = filledReglement(sent, avant);
      const owed = owedWhenEditing(subtract(montant, regle), avant.montant);
      const posted = await postedReglement(body, { owed, clientid, avant }, lus, context);
      await checkSurplus(avant, posted.troppercu, context);
      const difference = subtract(posted.net, avant.montant);
      await updateReglement(db, reglementid, posted, { depenseid, from, difference });
      if (file) await replacePreuve({ reglementid, depenseid }, file, context);
      const apres = existingRecord(await findReglement(db, reglementid));
      const change = { libelle, objet, objetid: reglementid };
      await audit({ ...change, actiontype: 'Update', avant: logged(avant), apres: logged(apres) });
      await file?.stored();
      return { data: numbered(apres, await postCorrection(avant, { posted, enPlace: lus.mouvements }, context)) };
    },
  }),

  remove: reading({
    reads: readsReglement,
    async write({ params: { reglementid } }, context, lus) {
      const { db, audit, now } = context;
      const { avant, dette } = heldReglement(lus, context);
      const { depenseid, from } = avant;
      checkPorteur(avant, lus.detenue, context);
      checkNotReversed(avant);
      await checkSurplus(avant, 0, context);
      await deleteReglement(db, reglementid, { depenseid, from, net: avant.montant }, now);
      await freePreuve(reglementid, context);
      const change = { libelle: dette.libelle, objet, objetid: reglementid };
      await audit({ ...change, actiontype: 'Delete', avant: logged(avant) });
      await postDeletion(avant, lus.mouvements, context);
      return { data: null };
    },
  }),

  async signer({ params: { reglementid }, body, files }, context) {
    const file = existingRecord(files[0]);
    // A correction of the payment waits for its document's lock; the file is stored first, so that it does not wait for
    // the disk.
    await file.stored();
    existingFor(context, await askQuestion(context.db, detteOf(reglementid)));
    const imprime = existingRecord(await lockImprimeOf(context.db, reglementid));
    const avant = existingRecord(reachedRow(context.session, await findReglement(context.db, reglementid)));
    checkPorteur(avant, await askQuestion(context.db, detenteurOfReglement(reglementid)), context);
    checkDecharge(avant, body.numero);
    await keepDecharge(imprime, file, context);
    const apres = existingRecord(await findReglement(context.db, reglementid));
    await tellDecharge(imprime, apres, context);
    return { data: apres };
  },

  contrepasser: reading({
    keptOn: 'mouvementcaisse',
    reads: readsReglement,
    async write({ params: { reglementid }, body }, context, lus) {
      const { db, audit } = context;
      const { avant, dette } = heldReglement(lus, context, READS_REGLEMENT);
      const { depenseid, from } = avant;
      await checkSurplus(avant, 0, context);
      const [mouvement, ...autres] = lus.mouvements;
      // The operator gives no fee back, but a surplus is the payer's money, like the payment (ADR 0037, 0052).
      const beside = autres.filter(({ origine }) => origine !== 'frais');
      const follow = async (date: string) => {
        await reverseReglement(db, reglementid, { depenseid, from, net: avant.montant }, date);
        const apres = existingRecord(await findReglement(db, reglementid));
        const change = { libelle: dette.libelle, objet, objetid: reglementid };
        await audit({ ...change, actiontype: 'Update', avant: logged(avant), apres: logged(apres) });
      };
      return { data: await contrepasser([mouvement, ...beside], body, follow, context) };
    },
    async stored(mouvementcaisseid, context) {
      const data = existingRecord(await findMouvement(context.db, mouvementcaisseid));
      // The money of an order's payment came in, so it leaves by its reversal.
      const from = data.type === 0 ? REGLEMENT_FROM.commande : REGLEMENT_FROM.depense;
      existingFor(context, { ...data, from }, READS_REGLEMENT);
      return { data };
    },
  }),
};
