import { randomUUID } from 'node:crypto';
import { SIGNATURE } from '@comptoir/conformance/media';
import { PDF, type Piece } from '@comptoir/conformance/piece';
import type { Arrete } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Patient } from './cycle';
import type { Whole } from './twice';

const CLOSED = { nature: 'journee', seq: 1, comptage: [], motif: 'Tout est au coffre' };

/** Tells whether a stored file is this one, every byte of it; `path` is empty where there is none. */
async function isStored({ till }: Patient, path: string | undefined, { bytes }: Piece): Promise<boolean> {
  if (!path) return false;
  const { status, text } = await till.read(path);
  return status === 200 && text === Buffer.from(bytes).toString('utf8');
}

/** A register that is closed: how many closings it has, and whether it has a closed day. */
const closing: Whole = {
  points: ['ecriture', 'reponse', 'commit'],
  async prepare({ till }) {
    const params = { caisseid: await till.openCaisse() };
    return {
      call: calls.arretes.create,
      values: { params, body: CLOSED },
      async shown(patient) {
        const closings = await patient.till.done<Arrete[]>(calls.arretes.list, { params });
        const { arretele } = await patient.till.done<Caisse>(calls.caisses.byId, { params });
        return [closings.length, arretele !== null];
      },
      before: [0, false],
      done: [1, true],
    };
  },
};

/** The proof of a count: whether it has it. */
const joining: Whole = {
  points: ['fichier', 'reponse', 'commit'],
  async prepare({ till }) {
    const caisse = { caisseid: await till.openCaisse() };
    const { arreteid } = await till.done<Arrete>(calls.arretes.create, { params: caisse, body: CLOSED });
    const params = { arreteid };
    return {
      call: calls.arretes.joindre,
      values: { params, file: PDF },
      async shown(patient) {
        const { file } = await patient.till.done<Arrete>(calls.arretes.byId, { params });
        return isStored(patient, file, PDF);
      },
      before: false,
      done: true,
    };
  },
};

/** The signature of a payment of an expense: whether its document has it. */
const signing: Whole = {
  points: ['fichier', 'reponse', 'commit'],
  async prepare({ till }) {
    const desk = await till.openDesk(await till.openCaisse(), await till.openType(`Ciment ${randomUUID()}`));
    const { caisseid, dettes } = desk;
    const body = { depenseid: dettes[0], caisseid, montant: 500, from: 0, date: till.date };
    const { reglementid, numero } = await till.done<Reglement>(calls.reglements.create, { body, file: PDF });
    return {
      call: calls.reglements.signer,
      values: { params: { reglementid }, body: { numero }, file: SIGNATURE },
      async shown(patient) {
        const [reglement] = await patient.till.reglementsOf(dettes[0], 0);
        return isStored(patient, reglement?.decharge, SIGNATURE);
      },
      before: false,
      done: true,
    };
  },
};

/** A closing, and writes of a row and the bytes of its file. */
export const OF_PIECES: Readonly<Record<string, Whole>> = {
  'a closing and its closed day (ADR 0033)': closing,
  'the proof of a count, row and bytes (ADR 0044)': joining,
  'a signature, row and bytes (ADR 0048)': signing,
};
