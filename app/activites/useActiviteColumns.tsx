import { type Activite, montantOf } from '@comptoir/contract/activites';
import { isObjet } from '@comptoir/contract/objets';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { useLibelles } from '../modules/useLibelles';
import { useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import { ActionBadge } from './ActionBadge';
import { ficheOf } from './ficheOf';
import { ownOf } from './ownOf';

/** Returns a function that puts the kind of an entry's record into words; an unknown kind stays as it is. */
export function useObjetName(): (objet: string) => string {
  const { t } = useLang();
  return (objet) => (isObjet(objet) ? t(`activite.objet${objet}`) : objet);
}

/**
 * Labels that the server writes when the record has no name; other labels, which a client may write, stay as they are.
 */
const SANS_NOM: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  session: {
    Connexion: 'auth.connexion',
    'Connexion refusée': 'activite.refusee',
    'Session fermée': 'activite.objetsession',
    Deconnexion: 'activite.deconnexion',
  },
  facteur: { 'Second facteur': 'activite.objetfacteur' },
  theme: { Thème: 'activite.objettheme' },
  mouvementcaisse: { 'Mouvement de caisse': 'activite.objetmouvementcaisse' },
};

/**
 * Puts an entry into words. `libelleOf` gives its label, or the permission that a refused call needs. `objetOf` gives
 * the kind of its record, and the record that a step or a file belongs to.
 */
export function useLigne() {
  const { t } = useLang();
  const { libellePermission } = useLibelles();
  const nameOf = useObjetName();
  return {
    libelleOf({ objet, libelle, apres }: Activite): string {
      const { permission } = (apres ?? {}) as { permission?: unknown };
      if (objet === 'acces' && typeof permission === 'string') return libellePermission(permission);
      const key = ownOf(ownOf(SANS_NOM, objet) ?? {}, libelle);
      return key ? t(key) : libelle;
    },
    objetOf: ({ objet, noms }: Activite): string =>
      [nameOf(objet), ...(objet === 'depense' ? [] : noms.map(({ libelle }) => libelle))].join(' · '),
  };
}

/**
 * Returns the author of an entry; without a user, it is an unknown person if the attempt was refused, otherwise the
 * system.
 */
export function useAuteur(): (activite: Pick<Activite, 'utilisateur' | 'actiontype'>) => string {
  const { t } = useLang();
  return ({ utilisateur, actiontype }) =>
    utilisateur || t(actiontype === 'Refus' ? 'activite.inconnu' : 'activite.systeme');
}

/** The kind of an entry's record, with what it belongs to: a link to its page if the person may open it. */
export function Fiche({ activite }: { activite: Activite }) {
  const { objetOf } = useLigne();
  const { can } = useSession();
  const objet = objetOf(activite);
  const href = ficheOf(activite, can);
  if (href === null) return objet;
  return (
    <RecordLink href={href} aria-label={`${objet} · ${nameOf(activite)}`}>
      {objet}
    </RecordLink>
  );
}

/** Returns the name of an entry; its number tells two of one label apart (DESIGN rule 7). */
export const nameOf = ({ libelle, activiteid }: Activite) => `${libelle} · ${activiteid}`;

function Montant({ activite }: { activite: Activite }) {
  const montant = montantOf(activite);
  return montant !== null && <Amount value={montant} />;
}

/** The columns date, label, record, amount, action, author (PRODUCT G). */
export function useActiviteColumns(): Column<Activite>[] {
  const { libelleOf, objetOf } = useLigne();
  const { column, instant } = useColumns<Activite>();
  return [
    instant('date', 'depense.date'),
    column('libelle', 'depense.libelle', libelleOf, { isPrimary: true, isLong: true }),
    column('objet', 'activite.objet', (activite) => <Fiche activite={activite} />, {
      under: 'action',
      onPaper: objetOf,
    }),
    column('montant', 'depense.montant', (activite) => <Montant activite={activite} />, {
      align: 'end',
      phone: 'amount',
    }),
    column('action', 'activite.action', (activite) => <ActionBadge activite={activite} />, { phone: 'badge' }),
    column('utilisateur', 'activite.par', useAuteur(), { isLong: true, phone: 'meta', under: 'date' }),
  ];
}
