import { PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Values } from '../ask';
import { orderOf } from '../money/counter';

/**
 * What one client does. Amounts are in francs; without a version, the change applies to whatever the record has become.
 */
export type Operation =
  | { kind: 'caisse.create'; montant: number }
  | { kind: 'caisse.update'; caisseid: number; libelle: string; version?: number | undefined }
  | { kind: 'caisse.remove'; caisseid: number }
  | { kind: 'mouvement.create'; caisseid: number; type: 0 | 1; montant: number }
  | { kind: 'mouvement.update'; mouvementcaisseid: number; type: 0 | 1; montant: number; version?: number | undefined }
  | { kind: 'mouvement.remove'; mouvementcaisseid: number }
  | { kind: 'depense.create'; montant: number }
  | { kind: 'depense.update'; depenseid: number; montant: number; version?: number | undefined }
  | { kind: 'depense.remove'; depenseid: number }
  | { kind: 'commande.create'; montant: number }
  | { kind: 'commande.update'; commandeid: number; montant: number; version?: number | undefined }
  | { kind: 'commande.remove'; commandeid: number }
  | { kind: 'reglement.create'; depenseid: number; from: ReglementFrom; caisseid: number; montant: number }
  | {
      kind: 'reglement.update';
      reglementid: number;
      depenseid: number;
      from: ReglementFrom;
      caisseid: number;
      montant: number;
      version?: number | undefined;
    }
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
  'caisse.create': ({ montant }) => [asCall(calls.caisses.create), { body: { libelle: 'Caisse', montant } }],
  'caisse.update': ({ caisseid, libelle, version }) => [
    asCall(calls.caisses.update),
    { params: { caisseid }, body: { libelle, version } },
  ],
  'caisse.remove': ({ caisseid }) => [asCall(calls.caisses.remove), { params: { caisseid } }],
  'mouvement.create': ({ caisseid, type, montant }) => [
    asCall(calls.mouvements.create),
    { body: { caisseid, type, montant } },
  ],
  'mouvement.update': ({ mouvementcaisseid, type, montant, version }) => [
    asCall(calls.mouvements.update),
    { params: { mouvementcaisseid }, body: { type, montant, version } },
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
  'reglement.create': ({ depenseid, from, caisseid, montant }, { date }) => [
    asCall(calls.reglements.create),
    { body: { depenseid, caisseid, montant, from, date }, file: PDF },
  ],
  'reglement.update': ({ reglementid, depenseid, from, caisseid, montant, version }, { date }) => [
    asCall(calls.reglements.update),
    { params: { reglementid }, body: { depenseid, caisseid, montant, from, date, version } },
  ],
  'reglement.remove': ({ reglementid }) => [asCall(calls.reglements.remove), { params: { reglementid } }],
};

/** Returns the call and the values of an operation. */
export function requestFor(operation: Operation, setting: Setting): readonly [Call, Values] {
  const request = REQUESTS[operation.kind] as (operation: Operation, setting: Setting) => readonly [Call, Values];
  return request(operation, setting);
}
