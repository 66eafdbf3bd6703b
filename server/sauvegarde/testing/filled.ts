import { PDF } from '@comptoir/conformance/piece';
import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import sharp from 'sharp';
import { count } from '../../arretes/testing/closing';
import { asked, decided, giveBack, granted, justify, mason } from '../../avances/testing/avance';
import { newClient } from '../../clients/testing/fields';
import { chantierOf } from '../../fichiers/testing/chantier';
import type { Piece, TestClient } from '../../trials/testing/client';
import { type Counter, counterOf } from '../../trials/testing/counter';

/** Signs a person in. */
type SignIn = (username: string, password: string) => Promise<TestClient>;

/** A house with something of each kind, entered over HTTP. */
export interface Filled {
  counter: Counter;
  caisseid: RecordId;
  /** The newest register, which is an advance. */
  derniere: RecordId | null;
  /** An expense with much left to pay. */
  depenseid: RecordId;
}

export async function fill(admin: TestClient, signIn: SignIn): Promise<Filled> {
  const counter = await counterOf(admin);
  const [cibleid, caisseid] = [await counter.caisse(0), await counter.caisse(1_000_000)];
  const depenseid = await counter.depense(900_000, { libelle: 'Tôles "bac"\tà l’unité\\n', description: 'é\nè\\.' });
  await counter.pay({ depenseid, caisseid, montant: 120_000 });
  const gone = await counter.pay({ depenseid, caisseid, montant: 1000 });
  await admin.delete(`reglements/${gone.body.data.reglementid}`);
  const { clientid } = await newClient(admin, {}, await photo());
  const hier = addDays(counter.today, -1);
  const reversed = await counter.pay({ depenseid, caisseid, montant: 500, date: hier });
  const commande = await counter.commande({ clientid });
  await counter.encaisser({ depenseid: commande.commandeid, caisseid, montant: 400, file: PDF });
  const chantier = await chantierOf(admin);
  const added = await chantier.add([{ name: 'plan.pdf', bytes: PDF.bytes }, await photo('chantier.png')]);
  await chantier.remove(added.body.data[0].documentid);
  const deleted = await newClient(admin, { libelleclient: 'Parti' });
  await admin.delete(`clients/${deleted.clientid}`);
  await count(admin, caisseid, { jusquau: hier, nombre: 879_897, motif: 'Rendu' });
  await admin.post(`reglements/${reversed.body.data.reglementid}/contrepasser`, { motif: 'Saisi deux fois' });
  await admin.post('transferts', { sourceid: caisseid, cibleid, montant: 3000, frais: 50, motif: 'Fond de caisse' });
  const holder = await builder(admin, signIn);
  const derniere = await fillAvances(admin, holder, { sourceid: caisseid, typedepenseid: counter.typedepenseid });
  return { counter, caisseid, derniere, depenseid };
}

async function photo(name = 'photo.png'): Promise<Piece> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#308e87' } });
  return { name, bytes: new Uint8Array(await image.png().toBuffer()) };
}

/** Creates a user who may ask for advances, with a password of their own. */
async function builder(admin: TestClient, signIn: SignIn): Promise<TestClient> {
  const [username, ancien, nouveau] = ['konan', 'Neuf calaos sur la lagune', 'Dix calaos sur la lagune'];
  const profils: { profilid: number; libelle: string }[] = (await admin.get('profils/withoutpagination')).body.data;
  const profilid = profils.find(({ libelle }) => libelle === 'Chantier')?.profilid;
  const names = { nom: 'Konan', prenom: 'Yao', username, profilid, password: ancien };
  await admin.multipart('POST', 'utilisateurs', names);
  const newcomer = await signIn(username, ancien);
  await newcomer.put('auth/motdepasse', { ancien, nouveau, confirmation: nouveau });
  return signIn(username, nouveau);
}

/** Makes an advance in each of its states, and returns the register of the last one (ADR 0039). */
async function fillAvances(
  admin: TestClient,
  holder: TestClient,
  { sourceid, typedepenseid }: { sourceid: RecordId; typedepenseid: RecordId },
): Promise<RecordId | null> {
  const [approved, refused, gone] = [await asked(holder), await asked(admin, mason()), await asked(holder)];
  await decided(admin, approved.avanceid, 'approuver', { version: approved.version });
  await asked(holder, { montant: 700 });
  await decided(admin, refused.avanceid, 'refuser', { motif: 'Déjà servi' });
  await decided(holder, gone.avanceid, 'annuler', { motif: 'Chantier reporté' });
  const [open, done] = [await granted(admin, null, sourceid), await granted(admin, null, sourceid)];
  for (const { avanceid } of [open, done]) {
    await justify(admin, avanceid, { montant: 350, typedepenseid });
    await giveBack(admin, avanceid, { montant: avanceid === done.avanceid ? 150 : 50, cibleid: sourceid });
  }
  await decided(admin, open.avanceid, 'relances');
  return done.caisseid;
}
