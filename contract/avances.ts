import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { MAX_PIECE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import {
  Avance,
  AvanceFields,
  Justification,
  JustificationFields,
  OctroiFields,
  Porteur,
  PorteurPossible,
  Regles,
  RenduFields,
} from './avance';
import { JUSTIFIES, READS_AVANCES } from './avanceAccess';
import { call } from './call';
import { Reglement } from './reglements';
import { choosing, DescriptionRequise, Flag, Id, paging, Version } from './schema';
import { suivi } from './suivi';

const Key = z.strictObject({ avanceid: Id });
const Refus = z.strictObject({ motif: DescriptionRequise, version: z.optional(Version) });

/** The permissions to ask for, hold, approve or pay out advances. */
const ANY = ['avances.approuver', ...JUSTIFIES] as const;

export const avances = {
  list: call({
    method: 'GET',
    path: 'avances',
    summary: 'A page of advances, undecided and most late ones first; without the right to decide, only one’s own',
    access: ['avances'],
    query: z.strictObject({
      etat: z.optional(z.enum(ETATS_AVANCE, 'champ.invalide')),
      retard: z.optional(Flag),
      porteurid: z.optional(Id),
      ...paging(PAGE_SIZE.avances),
    }),
    isPaged: true,
    reply: z.array(Avance),
  }),
  porteurs: call({
    method: 'GET',
    path: 'avances/porteurs',
    summary: 'The open advances summed by holder, the most late first',
    access: ['avances'],
    reply: z.array(Porteur),
  }),
  porteurspossibles: call({
    method: 'GET',
    path: 'avances/porteurspossibles',
    summary: 'Accounts that may get an advance, by name, the best matches of a search first; `porteurid` adds one',
    access: ['avances.accorder'],
    query: z.strictObject({ ...choosing, porteurid: z.optional(Id) }),
    reply: z.array(PorteurPossible),
  }),
  regles: call({
    method: 'GET',
    path: 'avances/regles',
    summary: 'The limits of advances: how many for one holder, the largest, and the amount from which one is approved',
    access: ['avances'],
    reply: Regles,
  }),
  byId: call({
    method: 'GET',
    path: 'avances/{avanceid}',
    summary: 'One advance, as in the list',
    access: ['avances'],
    params: Key,
    reply: Avance,
  }),
  suivi: call({
    method: 'GET',
    path: 'avances/{avanceid}/suivi',
    summary: 'What happened to an advance, by whom and when',
    access: ['avances'],
    params: Key,
    ...suivi,
  }),
  depenses: call({
    method: 'GET',
    path: 'avances/{avanceid}/depenses',
    summary: 'The expenses of an advance, with their proofs, the newest first',
    access: ['avances'],
    params: Key,
    reply: z.array(Justification),
  }),
  create: call({
    method: 'POST',
    path: 'avances',
    summary: 'Ask for an advance: for oneself or, with the right to pay it out, for another person',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    own: 'avanceid',
    body: AvanceFields,
    reply: Avance,
  }),
  approuver: call({
    method: 'POST',
    path: 'avances/{avanceid}/approuver',
    summary: 'Approve an advance that is large enough to need it; not one’s own',
    access: ['avances.approuver'],
    params: Key,
    body: z.strictObject({ version: Version }),
    reply: Avance,
  }),
  accorder: call({
    method: 'POST',
    path: 'avances/{avanceid}/accorder',
    summary: 'Pay an advance out of a register: it becomes a register of its holder; not one’s own',
    access: ['avances.accorder'],
    params: Key,
    body: z.extend(OctroiFields, { version: z.optional(Version) }),
    reply: Avance,
  }),
  refuser: call({
    method: 'POST',
    path: 'avances/{avanceid}/refuser',
    summary: 'Refuse an advance, with the reason',
    access: READS_AVANCES,
    params: Key,
    body: Refus,
    reply: Avance,
  }),
  annuler: call({
    method: 'POST',
    path: 'avances/{avanceid}/annuler',
    summary: 'Give an advance up before it is paid out, by the person who asked or its holder',
    access: ANY,
    params: Key,
    body: Refus,
    reply: Avance,
  }),
  justifier: call({
    method: 'POST',
    path: 'avances/{avanceid}/depenses',
    summary:
      'Account for an expense paid from an advance, with its proof; the part that the advance cannot pay stays owed',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    params: Key,
    own: 'reglementid',
    body: JustificationFields,
    file: { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1, required: true },
    reply: Reglement,
  }),
  rendre: call({
    method: 'POST',
    path: 'avances/{avanceid}/rendre',
    summary: 'Give money of an advance back to a register, by a transfer that the people of the register receive',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    params: Key,
    own: 'transfertid',
    body: RenduFields,
    reply: Avance,
  }),
  relancer: call({
    method: 'POST',
    path: 'avances/{avanceid}/relances',
    summary: 'Record a reminder to the holder of an advance',
    access: ['avances.accorder'],
    status: 201,
    params: Key,
    body: z.strictObject({}),
    reply: Avance,
  }),
};
