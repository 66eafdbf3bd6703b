import type { Activite } from '@comptoir/contract/activites';
import { formatInstant } from '@comptoir/domain/dates';
import type { Column } from '@comptoir/ui/DataTable';
import { isObjet } from '../frame/i18n/objets';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useLibelles } from '../modules/useLibelles';
import { BriefDate } from '../records/BriefDate';
import { ActionBadge } from './ActionBadge';
import { ownOf } from './ownOf';

/** What a line is about, in words; as it is where there are none. */
export function useObjetName(): (objet: string) => string {
  const { t } = useLang();
  return (objet) => (isObjet(objet) ? t(`activite.objet${objet}`) : objet);
}

/** What the server calls a line of which no record has a name; whoever is signed in may write other words. */
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
 * A line as people say it: what it is called, a refused call by the permission that opens it; and what it is about,
 * a step or a file with what it lies in.
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

/** Who did it; without anybody, whom the server did not know or, where nothing was refused, the system itself. */
export function useAuteur(): (activite: Pick<Activite, 'utilisateur' | 'actiontype'>) => string {
  const { t } = useLang();
  return ({ utilisateur, actiontype }) =>
    utilisateur || t(actiontype === 'Refus' ? 'activite.inconnu' : 'activite.systeme');
}

/** When, who, what was done, to what (PRODUCT G). */
export function useActiviteColumns(): Column<Activite>[] {
  const { t, lang } = useLang();
  const { libelleOf, objetOf } = useLigne();
  const auteurOf = useAuteur();
  return [
    {
      key: 'date',
      phone: 'meta',
      onPhone: ({ date }) => <BriefDate date={date} />,
      header: t('depense.date'),
      render: ({ date }) => <time dateTime={date}>{formatInstant(date, lang)}</time>,
    },
    {
      key: 'libelle',
      header: t('depense.libelle'),
      isPrimary: true,
      render: libelleOf,
    },
    { key: 'objet', under: 'action', header: t('activite.objet'), render: objetOf },
    {
      ...{ key: 'action', phone: 'badge' },
      header: t('activite.action'),
      render: (activite) => <ActionBadge activite={activite} />,
    },
    {
      key: 'utilisateur',
      phone: 'meta',
      under: 'date',
      header: t('activite.par'),
      render: auteurOf,
    },
  ];
}
