import type { Avance } from '@comptoir/contract/avance';
import { type ActeAvance, isAApprouver } from '@comptoir/domain/avance';
import { BadgeCheck, Ban, HandCoins, type LucideIcon, Printer, ReceiptText, Undo2, X } from 'lucide-react';
import type { TextKey } from '../frame/i18n/translate';
import { avancePath } from '../frame/routing/recordPaths';
import { imprimeDAvance } from '../imprimes/imprimable';
import type { Actions, Viewed } from '../records/actions';
import { ACTES_OUVERTS, type ActeOuvert, acteDe, type OpenedAvance } from './acteOuvert';
import { useRelancerAvance } from './Relancer';
import { useActes, useRegles } from './useActes';

const ICONS: Readonly<Record<ActeOuvert, LucideIcon>> = {
  justifier: ReceiptText,
  rendre: Undo2,
  accorder: HandCoins,
  approuver: BadgeCheck,
  refuser: X,
  annuler: Ban,
};

/**
 * Returns the actions of an advance: the next act is the button, the others are in the menu (DESIGN rule 7). `without`
 * names acts that have buttons of their own.
 */
export function useAvanceActions(
  row: Avance,
  { t, isHead }: Viewed,
  without: readonly ActeAvance[] = [],
): Actions<OpenedAvance> {
  const allowed = useActes()(row);
  const { avanceseuil } = useRegles();
  const reminder = useRelancerAvance(row);
  const { avanceid: id, porteur, objet } = row;
  const libelle = t('avance.nommee', { porteur, objet });
  const actes = ACTES_OUVERTS.filter((acte) => allowed.has(acte) && !without.includes(acte));
  const relancer = !isHead && row.solde > 0 && allowed.has('relancer') ? reminder : null;
  const next = nextOf(actes, row.etat === 'demandee' && isAApprouver(row.montant, avanceseuil));
  const imprime = imprimeDAvance(row);
  const said = (acte: ActeOuvert) => ({ text: `avance.${acte}`, icon: ICONS[acte], open: acteDe(acte, row) }) as const;
  const mainOf = (acte: ActeOuvert) => {
    // A row has no room for the whole sentence.
    const text: TextKey = acte === 'justifier' && !isHead ? 'avance.justifiercourt' : said(acte).text;
    return { ...said(acte), text, label: t('avance.actionligne', { action: t(text), libelle }) };
  };
  return {
    of: { objet: 'avance', id, libelle },
    page: avancePath(id),
    main: next ? mainOf(next) : relancer,
    own: [
      ...actes.filter((acte) => acte !== next).map(said),
      next !== undefined && relancer,
      imprime && { text: 'dashboard.imprimer', icon: Printer, open: { imprime } },
    ],
  };
}

/**
 * Returns the next act: approval, then payment, then the holder's expenses. It is never a refusal, nor taking back
 * money that another person holds: that person is reminded first.
 */
function nextOf(actes: readonly ActeOuvert[], isBefore: boolean): ActeOuvert | undefined {
  if (isBefore) return actes.find((acte) => acte === 'approuver');
  return actes.find((acte) => acte === 'justifier' || acte === 'accorder' || acte === 'approuver');
}
