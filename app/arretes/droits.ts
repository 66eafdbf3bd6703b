import type { Arrete } from '@comptoir/contract/arretes';
import type { RecordId } from '@comptoir/domain/units';

/** What may still be done with a closing. */
export type Decision = 'expliquer' | 'regulariser' | 'rouvrir';

interface Droits {
  decisions: Decision[];
  /** Why something that the user is permitted to do is not offered; null when nothing is missing. */
  raison: 'proprecomptage' | 'pasdernier' | null;
}

interface Lecteur {
  utilisateurid: RecordId;
  can(permission: 'caisses.cloturer' | 'caisses.regulariser' | 'caisses.rouvrir'): boolean;
}

type Juge = Pick<
  Arrete,
  'nature' | 'jusquau' | 'ecart' | 'motif' | 'comptepar' | 'etat' | 'regularisation' | 'dernier'
>;

/**
 * Decides what a user may do with a closing, as the server will (contract/arreteRules): whoever counted neither books
 * nor reopens; only the last closing of a register is booked or reopened, and only once.
 */
export function droitsSur(arrete: Juge, arretele: string | null, { utilisateurid, can }: Lecteur): Droits {
  const { nature, jusquau, ecart, motif, comptepar, etat, regularisation, dernier } = arrete;
  const isOpen = etat === 'valide' && regularisation === null;
  const isOwn = comptepar === utilisateurid;
  const isBookable = isOpen && ecart !== 0 && can('caisses.regulariser');
  const isReopenable = isOpen && nature === 'journee' && jusquau === arretele && can('caisses.rouvrir');
  const decisions: Decision[] = [];
  if (etat === 'valide' && ecart !== 0 && motif === '' && can('caisses.cloturer')) decisions.push('expliquer');
  if (isBookable && dernier && !isOwn) decisions.push('regulariser');
  if (isReopenable && !isOwn) decisions.push('rouvrir');
  if (isBookable && !dernier) return { decisions, raison: 'pasdernier' };
  return { decisions, raison: isOwn && (isBookable || isReopenable) ? 'proprecomptage' : null };
}
