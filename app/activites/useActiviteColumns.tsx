import type { Activite } from '#contract/activites';
import { formatInstant } from '#domain/dates';
import type { Column } from '#ui/DataTable';
import { useLang } from '../i18n/useLang';
import { BriefDate } from '../records/BriefDate';
import { ActionBadge } from './ActionBadge';
import { isObjet } from './objets';

/** What a line is about, in words; as it is where there are none. */
export function useObjetName(): (objet: string) => string {
  const { t } = useLang();
  return (objet) => (isObjet(objet) ? t(`activite.objet${objet}`) : objet);
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
  const nameOf = useObjetName();
  const auteurOf = useAuteur();
  return [
    {
      key: 'date',
      phone: 'meta',
      onPhone: ({ date }) => <BriefDate date={date} />,
      header: t('activite.date'),
      render: ({ date }) => <time dateTime={date}>{formatInstant(date, lang)}</time>,
    },
    {
      key: 'libelle',
      header: t('activite.libelle'),
      isPrimary: true,
      render: ({ libelle }) => libelle,
    },
    { key: 'objet', under: 'action', header: t('activite.objet'), render: ({ objet }) => nameOf(objet) },
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
