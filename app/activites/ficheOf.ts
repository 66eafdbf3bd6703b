import type { Activite } from '@comptoir/contract/activites';
import type { ModulePermission } from '@comptoir/domain/permission';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { projetDetailsPath } from '../frame/routing/projetPaths';
import { avancePath, caissePath, clientPath, commandePath, depensePath } from '../frame/routing/recordPaths';
import { ownOf } from './ownOf';

/** What a line tells of its record that leads to a page. */
type Told = Partial<Record<'projetid' | 'depenseid' | 'caisseid' | 'sourceid' | 'clientid', RecordId>> & {
  from?: ReglementFrom;
};
/** The permission of a page, the page, and the id in its address. */
type Page = readonly [ModulePermission, (id: RecordId) => string, RecordId | undefined];

const depense = (id: RecordId | undefined): Page => ['depenses', depensePath, id];
const commande = (id: RecordId | undefined): Page => ['commandes', commandePath, id];
const caisse = (id: RecordId | undefined): Page => ['caisses', caissePath, id];

/** The page of a record of each kind; a payment is on that of its debt, what moves cash on that of its register. */
const PAGES: Readonly<Record<string, (id: RecordId, told: Told) => Page>> = {
  depense,
  commande,
  client: (id) => ['clients', clientPath, id],
  relance: (_, { clientid }) => ['clients', clientPath, clientid],
  caisse,
  avance: (id) => ['avances', avancePath, id],
  projet: (id) => ['projets', projetDetailsPath, id],
  etapeprojet: (_, { projetid }) => ['projets', projetDetailsPath, projetid],
  reglement: (_, { depenseid, from }) =>
    from === 1 ? commande(depenseid) : depense(from === 0 ? depenseid : undefined),
  mouvementcaisse: (_, { caisseid }) => caisse(caisseid),
  arrete: (_, { caisseid }) => caisse(caisseid),
  transfert: (_, { sourceid }) => caisse(sourceid),
};

type Line = Pick<Activite, 'actiontype' | 'objet' | 'objetid' | 'avant' | 'apres'>;

/**
 * Returns the address of the page where a line's record is; null if it was deleted, has no page, or the person may not
 * open it.
 */
export function ficheOf(line: Line, can: (permission: ModulePermission) => boolean): string | null {
  const { actiontype, objet, objetid, avant, apres } = line;
  const pageOf = ownOf(PAGES, objet);
  if (!pageOf || objetid === null || actiontype === 'Delete' || actiontype === 'Refus') return null;
  const [permission, pathOf, id] = pageOf(objetid, (apres ?? avant ?? {}) as Told);
  return id !== undefined && can(permission) ? pathOf(id) : null;
}
