import { PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { Nature } from '@comptoir/domain/caisse';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Values } from '../ask';
import { orderOf } from '../money/counter';

/** What a payment asks for, new or corrected; `reference` and `frais` are those of a wallet's operator. */
export interface PaymentAsked {
  depenseid: number;
  from: ReglementFrom;
  caisseid: number;
  montant: number;
  reference: string;
  frais: number;
}

/**
 * What one client does. Amounts are in francs; without a version, the change applies to whatever the record has become.
 */
export type Operation =
  | { kind: 'caisse.create'; nature: Nature; montant: number }
  | { kind: 'caisse.update'; caisseid: number; libelle: string; version?: number | undefined }
  | { kind: 'caisse.remove'; caisseid: number }
  | { kind: 'mouvement.create'; caisseid: number; type: 0 | 1; montant: number; reference: string }
  | {
      kind: 'mouvement.update';
      mouvementcaisseid: number;
      type: 0 | 1;
      montant: number;
      reference: string;
      version?: number | undefined;
    }
  | { kind: 'mouvement.remove'; mouvementcaisseid: number }
  | { kind: 'depense.create'; montant: number }
  | { kind: 'depense.update'; depenseid: number; montant: number; version?: number | undefined }
  | { kind: 'depense.remove'; depenseid: number }
  | { kind: 'commande.create'; montant: number }
  | { kind: 'commande.update'; commandeid: number; montant: number; version?: number | undefined }
  | { kind: 'commande.remove'; commandeid: number }
  | ({ kind: 'reglement.create' } & PaymentAsked)
  | ({ kind: 'reglement.update'; reglementid: number; version?: number | undefined } & PaymentAsked)
  | { kind: 'reglement.remove'; reglementid: number };

export type Kind = Operation['kind'];
export type Of<K extends Kind> = Extract<Operation, { kind: K }>;

/** The values that all records of a history share. */
export interface Setting {
  typedepenseid: number;
  clientid: number;
  date: string;
}

type Requests = { [K in Kind]: (operation: Of<K>, setting: Setting) => readonly [Call, Values] };

const asCall = (call: unknown): Call => call as Call;
const depenseBody = (montant: number, { typedepenseid, date }: Setting) => ({
  libelle: 'Dépense',
  typedepenseid,
  montant,
  date,
});

const REQUESTS: Requests = {
  'caisse.create': ({ nature, montant }) => [
    asCall(calls.caisses.create),
    { body: { libelle: 'Caisse', nature, montant } },
  ],
  'caisse.update': ({ caisseid, libelle, version }) => [
    asCall(calls.caisses.update),
    { params: { caisseid }, body: { libelle, version } },
  ],
  'caisse.remove': ({ caisseid }) => [asCall(calls.caisses.remove), { params: { caisseid } }],
  'mouvement.create': ({ kind, ...body }) => [asCall(calls.mouvements.create), { body }],
  'mouvement.update': ({ kind, mouvementcaisseid, ...body }) => [
    asCall(calls.mouvements.update),
    { params: { mouvementcaisseid }, body },
  ],
  'mouvement.remove': ({ mouvementcaisseid }) => [asCall(calls.mouvements.remove), { params: { mouvementcaisseid } }],
  'depense.create': ({ montant }, setting) => [asCall(calls.depenses.create), { body: depenseBody(montant, setting) }],
  'depense.update': ({ depenseid, montant, version }, setting) => [
    asCall(calls.depenses.update),
    { params: { depenseid }, body: { ...depenseBody(montant, setting), version } },
  ],
  'depense.remove': ({ depenseid }) => [asCall(calls.depenses.remove), { params: { depenseid } }],
  'commande.create': ({ montant }, { clientid }) => [
    asCall(calls.commandes.create),
    { body: orderOf(clientid, montant) },
  ],
  'commande.update': ({ commandeid, montant, version }, { clientid }) => [
    asCall(calls.commandes.update),
    { params: { commandeid }, body: { ...orderOf(clientid, montant), version } },
  ],
  'commande.remove': ({ commandeid }) => [asCall(calls.commandes.remove), { params: { commandeid } }],
  'reglement.create': ({ kind, ...asked }, { date }) => [
    asCall(calls.reglements.create),
    { body: { ...asked, date }, file: PDF },
  ],
  'reglement.update': ({ kind, reglementid, ...asked }, { date }) => [
    asCall(calls.reglements.update),
    { params: { reglementid }, body: { ...asked, date } },
  ],
  'reglement.remove': ({ reglementid }) => [asCall(calls.reglements.remove), { params: { reglementid } }],
};

/** Returns the call and the values of an operation. */
export function requestFor(operation: Operation, setting: Setting): readonly [Call, Values] {
  const request = REQUESTS[operation.kind] as (operation: Operation, setting: Setting) => readonly [Call, Values];
  return request(operation, setting);
}
