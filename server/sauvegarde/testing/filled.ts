import { PDF } from '@comptoir/conformance/piece';
import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import sharp from 'sharp';
import { count } from '../../arretes/testing/closing';
import { newClient } from '../../clients/testing/fields';
import { chantierOf } from '../../fichiers/testing/chantier';
import type { Piece, TestClient } from '../../trials/testing/client';
import { type Counter, counterOf } from '../../trials/testing/counter';

/** A house with something of each kind, entered over HTTP. */
export interface Filled {
  counter: Counter;
  caisseid: RecordId;
  /** An expense with much left to pay. */
  depenseid: RecordId;
}

export async function fill(admin: TestClient): Promise<Filled> {
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
  return { counter, caisseid, depenseid };
}

async function photo(name = 'photo.png'): Promise<Piece> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#308e87' } });
  return { name, bytes: new Uint8Array(await image.png().toBuffer()) };
}
