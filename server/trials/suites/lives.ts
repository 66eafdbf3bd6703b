import { randomUUID } from 'node:crypto';
import { SIGNATURE } from '@comptoir/conformance/media';
import { OTHER_PDF, PDF } from '@comptoir/conformance/piece';
import { answer } from '../../transferts/testing/sides';
import { sendUtilisateur, TEMPORARY, utilisateurFields } from '../../utilisateurs/testing/fields';
import type { Answered, TestClient } from '../testing/client';
import { type Counter, commandeBody } from '../testing/counter';

/** The register with half of all movements, and another one. */
export const [BUSY, QUIET] = [1, 5];
/** One of thousands whose profile permits nothing. */
const USER = 100;
/** Their profile. */
const SANS_DROIT = 2;
/** The client of a hundredth of all orders. */
const BUYER = 1;
const key = () => ({ 'idempotency-key': randomUUID() });

/** Makes a call that must succeed; it is named by what it does. */
type Step = (name: string, call: () => Promise<Answered>) => Promise<Answered['body']['data']>;
export type Life = (step: Step, by: Actors) => Promise<void>;

/** Who makes the calls, each with every permission: two who reach all registers, and who answers for one of them. */
export interface Actors {
  admin: TestClient;
  counter: Counter;
  other: TestClient;
  sender: TestClient;
  receiver: TestClient;
}

function signing(numero: string): FormData {
  const form = new FormData();
  form.set('numero', numero);
  form.set('signature', new Blob([SIGNATURE.bytes]), SIGNATURE.name);
  return form;
}

async function payment(step: Step, { admin, counter }: Actors, from: 0 | 1, depenseid: number): Promise<void> {
  const fields = { depenseid, caisseid: BUSY, montant: 100, from, type: from ? '1' : '-', date: counter.today };
  const sent = key();
  const create = () => admin.multipart('POST', 'reglements', fields, PDF, sent);
  const { reglementid, numero } = await step('create', create);
  await step('send again', create);
  const path = `reglements/${reglementid}`;
  const correct = (changes: object, file?: typeof PDF) => () =>
    admin.multipart('PUT', path, { ...fields, ...changes }, file, key());
  if (from === 0) await step('sign', () => admin.send('POST', `/api/${path}/decharge`, signing(numero), key()));
  await step('correct', correct({ montant: 200, version: 1 }));
  await step('correct by another register and proof', correct({ caisseid: QUIET, version: 2 }, OTHER_PDF));
  await step('delete', () => admin.delete(path, key()));
}

/** What is done in a day, call by call. */
export const LIVES: Readonly<Record<string, Life>> = {
  'a payment of an expense': async (step, by) => payment(step, by, 0, await by.counter.depense(1000)),
  'a payment of an order': async (step, by) =>
    payment(step, by, 1, (await by.counter.commande({ clientid: BUYER })).commandeid),
  async 'a movement'(step, { admin }) {
    const fields = { caisseid: BUSY, montant: 100, type: 1, description: 'Appoint' };
    const sent = key();
    const post = () => admin.post('caisses/mouvementcaisse', fields, sent);
    const { mouvementcaisseid } = await step('create', post);
    await step('send again', post);
    const path = `caisses/mouvementcaisse/${mouvementcaisseid}`;
    await step('correct', () => admin.put(path, { ...fields, montant: 50, version: 1 }, key()));
    await step('delete', () => admin.delete(path, key()));
  },
  async 'an order'(step, { admin, counter }) {
    const body = commandeBody({ clientid: BUYER });
    const sent = key();
    const post = () => admin.post('commandes', body, sent);
    const { commandeid } = await step('create', post);
    await step('send again', post);
    const path = `commandes/${commandeid}`;
    const changed = commandeBody({ clientid: BUYER, fraissup: 10 });
    await step('correct', () => admin.put(path, { ...changed, version: 1 }, key()));
    await step('deliver', () => admin.put(`statuscommandes/${commandeid}`, { etat: 1 }, key()));
    const other = await counter.commande({ clientid: BUYER });
    await step('delete', () => admin.delete(`commandes/${other.commandeid}`, key()));
  },
  async 'an expense'(step, { admin, counter }) {
    const onStep = { expenseonstep: 1, projetid: 1, etapeprojetid: 1 };
    const fields = { libelle: 'Ciment', typedepenseid: 3, montant: 5, description: '', date: counter.today, ...onStep };
    const sent = key();
    const post = () => admin.post('depenses', fields, sent);
    const { depenseid } = await step('create', post);
    await step('send again', post);
    const path = `depenses/${depenseid}`;
    await step('correct', () => admin.put(path, { ...fields, montant: 6, version: 1 }, key()));
    await step('delete', () => admin.delete(path, key()));
  },
  async 'a user and a profile'(step, { admin }) {
    const lock = (verrouille: boolean) => admin.put(`utilisateurs/${USER}/verrou`, { verrouille }, key());
    await step('lock', () => lock(true));
    await step('open', () => lock(false));
    const profil = { libelle: randomUUID(), permissions: ['depenses'] };
    const { profilid } = await step('create', () => admin.post('profils', profil, key()));
    await step('give', () => admin.put(`profils/${profilid}`, { ...profil, permissions: [], version: 1 }, key()));
    await step('delete', () => admin.delete(`profils/${profilid}`, key()));
  },
  async 'a user'(step, { admin }) {
    const fields = (change: object) => utilisateurFields({ profilid: SANS_DROIT, ...change });
    const { utilisateurid, version } = await step('create', () =>
      sendUtilisateur(admin, null, fields({ password: TEMPORARY }), undefined, key()),
    );
    const path = `utilisateurs/${utilisateurid}`;
    const correct = () => sendUtilisateur(admin, utilisateurid, fields({ version }), undefined, key());
    await step('correct', correct);
    await step('give a password', () => admin.put(`${path}/motdepasse`, { nouveau: `${TEMPORARY} bis` }, key()));
    await step('give registers', () => admin.put(`${path}/caisses`, { caisses: [QUIET] }, key()));
    await step('delete', () => admin.delete(path, key()));
    await step('restore', () => admin.post(`corbeille/utilisateur/${utilisateurid}/restaurer`, {}, key()));
  },
  async 'a transfer'(step, { sender, receiver }) {
    const body = { sourceid: BUSY, cibleid: QUIET, montant: 100 };
    const send = async (name: string) => (await step(name, () => sender.post('transferts', body, key()))).transfertid;
    const received = await send('send');
    await step('accept', () => answer(receiver, received, 'accepter'));
    const refused = await send('send another');
    await step('refuse', () => answer(receiver, refused, 'refuser'));
    await step('one', () => sender.get(`transferts/${refused}`));
  },
  async 'an advance'(step, { admin, counter, sender, receiver }) {
    const porteurid = sender.utilisateurid;
    const body = { porteurid, montant: 500, objet: 'Achats', echeance: counter.today };
    const ask = async (name: string) =>
      `avances/${(await step(name, () => sender.post('avances', body, key()))).avanceid}`;
    const refused = await ask('ask');
    await step('refuse', () => admin.post(`${refused}/refuser`, { motif: 'Trop tôt' }, key()));
    const path = await ask('ask again');
    await step('pay out', () => admin.post(`${path}/accorder`, { sourceid: BUSY }, key()));
    await step('remind', () => admin.post(`${path}/relances`, {}, key()));
    const spent = { libelle: 'Clous', date: counter.today, montant: 300, typedepenseid: counter.typedepenseid };
    await step('account for', () => sender.multipart('POST', `${path}/depenses`, spent, PDF, key()));
    await step('give back', () => sender.post(`${path}/rendre`, { montant: 200, cibleid: QUIET }, key()));
    const { data: sent } = (await receiver.get('transferts?etat=envoye&page=1&limit=1')).body;
    await step('receive', () => answer(receiver, sent[0].transfertid, 'accepter'));
    for (const part of ['', '/suivi', '/depenses']) await step(`look${part}`, () => admin.get(`${path}${part}`));
  },
  async 'a client'(step, { admin }) {
    const form = (fields: object) => ({
      libelleclient: 'Awa',
      typeclient: 'Particulier',
      adresse: 'Cocody',
      tel: '0700000000',
      ...fields,
    });
    const { clientid } = await step('create', () => admin.multipart('POST', 'clients', form({}), undefined, key()));
    await step('correct', () =>
      admin.multipart('PUT', 'clients', form({ clientid, adresse: 'Yopougon', version: 1 }), undefined, key()),
    );
    await step('delete', () => admin.delete(`clients/${clientid}`, key()));
    await step('restore', () => admin.post(`corbeille/client/${clientid}/restaurer`, {}, key()));
  },
  async 'a project'(step, { admin }) {
    const body = {
      libelle: 'Forage',
      description: 'Puits',
      montant: 10,
      datefin: '2026-12-31',
      listeetape: [{ libelle: 'Sol', description: 'x', montant: 0 }],
    };
    const { projetid } = await step('create', () => admin.post('projets/projet', body, key()));
    const { etapeprojetid } = await step('add', () =>
      admin.post('projets/etapeprojet', { projetid, libelle: 'E', description: 'x', montant: 0 }, key()),
    );
    await step('close', () => admin.put(`projets/etatetapeprojet?etapeprojetid=${etapeprojetid}`, { etat: 1 }, key()));
    await step('delete', () => admin.delete(`projets/projet/${projetid}`, key()));
    await step('restore', () => admin.post(`corbeille/projet/${projetid}/restaurer`, {}, key()));
  },
  async 'a register'(step, { admin, counter, other }) {
    const { caisseid } = await step('open', () =>
      admin.post('caisses', { libelle: randomUUID(), nature: 'especes', montant: 500 }, key()),
    );
    const { transfertid } = await step('send', () =>
      admin.post('transferts', { sourceid: caisseid, cibleid: QUIET, montant: 100 }, key()),
    );
    await step('withdraw', () => admin.post(`transferts/${transfertid}/annuler`, { motif: 'Doublon' }, key()));
    await step('look for another one', () => admin.get('transferts/cibles'));
    const { seq } = await step('count', () => admin.get(`caisses/${caisseid}/arrete/ouvrir`));
    const comptage = [{ forme: 'appoint', coupure: 1, nombre: 400 }];
    const { arreteid } = await step('close', () =>
      admin.post(
        `caisses/${caisseid}/arretes`,
        { nature: 'journee', jusquau: counter.today, seq, comptage, motif: 'Erreur de rendu' },
        key(),
      ),
    );
    await step('open again', () => other.post(`arretes/${arreteid}/rouvrir`, { motif: 'Oubli' }, key()));
  },
  async 'a look at what there is'(step, { admin, counter }) {
    const { commandeid } = await counter.commande({ clientid: BUYER });
    const depenseid = await counter.depense(1000);
    await counter.pay({ depenseid, caisseid: BUSY, montant: 100 });
    const paths = `
      clients/${BUYER} clients/${BUYER}/suivi commandes/whithpaginationclient/${BUYER}?page=1&limit=5
      commandes/${commandeid} commandes/${commandeid}/suivi commandes/statecommande/${commandeid}
      depenses/${depenseid} depenses/${depenseid}/suivi reglements/reste/${depenseid}?from=0
      reglements/byidwhithpagination/${depenseid}?from=0&page=1&limit=5
      caisses/${BUSY} caisses/${BUSY}/suivi caisses/${BUSY}/arretes?page=1&limit=5
      projets/projetbyid?projetid=2 utilisateurs/${USER} avances/porteurs avances/regles auth/sessions auth/me`;
    for (const path of paths.trim().split(/\s+/)) await step(path, () => admin.get(path));
  },
  async 'what waits'(step, { admin }) {
    await step('the dashboard', () => admin.get('dashboard/attente'));
    await step('what all owe', () => admin.get('clients/totalcreances'));
  },
  'who owes': async (step, { admin }) =>
    void (await step('the list', () => admin.get('clients/creances?page=1&limit=10'))),
};
