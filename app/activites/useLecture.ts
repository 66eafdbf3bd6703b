import type { Activite } from '@comptoir/contract/activites';
import { READS_CAISSES } from '@comptoir/contract/caisseChoices';
import type { Imputation, LigneComptage } from '@comptoir/domain/arrete';
import { formatDateShort, formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { useLibelles } from '../modules/useLibelles';
import { useCaisseName } from '../operations/caissesVues';
import type { Lecture } from './champ';
import { champOf } from './champOf';
import { champsOf } from './champs';
import type { Changement } from './changements';
import { ownOf } from './ownOf';

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const NOTHING = '–';
const fileOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

interface Article {
  libelle: string;
  qtecmd: number;
  mnttotal: Francs;
}

/** What somebody did and why: a reopening, or a variance that was booked, with the place where it was booked. */
interface Acte {
  utilisateur: string;
  createdon: string;
  motif: string;
  imputation?: Imputation;
}

/**
 * Returns labels and readable values for the fields of a kind of record; unknown fields are shown as they are stored.
 */
export function useLecture({ objet, noms }: Pick<Activite, 'objet' | 'noms'>) {
  const { t, lang } = useLang();
  const { libellePermission } = useLibelles();
  const { can } = useSession();
  const champs = champsOf(objet);
  // A key without a text comes back as it is.
  const hasWords = (key: string): key is TextKey => t(key as TextKey) !== key;
  const fieldOf = (name: string) => champOf(objet, name, hasWords);
  const hasCaisses = Object.values(champs).some((champ) => champ?.lecture === 'caisses');
  const caisseName = useCaisseName(hasCaisses && READS_CAISSES.some(can));

  const names = Object.keys(champs);
  const rankOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);

  const readings: Readonly<Record<Extract<Lecture, string>, (value: unknown, name: string) => string>> = {
    francs: (value) => formatMontant(Number(value)),
    jour: (value) => formatDateShort(asText(value), lang),
    instant: (value) => formatInstant(asText(value), lang),
    ouinon: (value) => t(value ? 'general.oui' : 'general.non'),
    numero: (value) => t('commande.numero', { numero: asText(value) }),
    nom: (value, name) =>
      noms.find(({ champ, id }) => champ === name && id === value)?.libelle ?? readings.numero(value, name),
    // Null stands for all registers, an empty list for none (PRODUCT Q).
    caisses: (value) => {
      if (value === null) return t('utilisateur.caissestoutes');
      const ids = listOf(value) as number[];
      return ids.length === 0 ? t('utilisateur.aucunecaisse') : ids.map(caisseName).join('\n');
    },
    fichier: (value) => fileOf(asText(value)),
    // The address of a logo is derived from its bytes and means nothing to people.
    image: () => t('organisation.logo'),
    articles: (value) =>
      (listOf(value) as Article[])
        .map(({ libelle, qtecmd, mnttotal }) =>
          t('activite.article', { libelle, quantite: qtecmd, montant: formatMontant(mnttotal) }),
        )
        .join('\n'),
    comptage: (value) =>
      (listOf(value) as LigneComptage[])
        .map(({ coupure, nombre }) => `${nombre} × ${formatMontant(coupure)}`)
        .join('\n'),
    acte: (value) => {
      const { utilisateur, createdon, motif, imputation } = value as Acte;
      const par = t('livraison.etape', { utilisateur, date: formatInstant(createdon, lang) });
      return [par, motif, imputation === 'porteur' && t('activite.manquantdu')].filter(Boolean).join('\n');
    },
    noms: (value) => (listOf(value) as { libelle: string }[]).map(({ libelle }) => libelle).join('\n'),
    permissions: (value) => listOf(value).map(asText).map(libellePermission).join('\n'),
  };

  const readAs = (name: string, value: unknown, lecture: Lecture | undefined) => {
    if (value === undefined || (isEmpty(value) && lecture !== 'caisses')) return NOTHING;
    if (lecture === undefined) return listOf(value).map(asText).join('\n');
    if (typeof lecture === 'string') return readings[lecture](value, name);
    const key = ownOf(lecture, asText(value));
    return key ? t(key) : asText(value);
  };
  // The log is kept for ever, so an entry of years ago may have another shape than today's records.
  const valeurOf = (name: string, value: unknown) => {
    try {
      return readAs(name, value, fieldOf(name)?.lecture);
    } catch {
      return asText(value);
    }
  };
  const isSaid = ({ champ, avant, apres }: Changement) =>
    fieldOf(champ) !== null && [avant, apres].some((value) => valeurOf(champ, value) !== NOTHING);

  return {
    /**
     * Keeps the fields that mean something to people, in the order of the forms, because the database changes the
     * order.
     */
    told: (rows: readonly Changement[]) => rows.filter(isSaid).sort((a, b) => rankOf(a.champ) - rankOf(b.champ)),
    libelleOf: (name: string) => {
      const field = fieldOf(name);
      return field ? t(field.libelle) : name;
    },
    /** Puts a value into words, each part of a list on its own line; a dash stands for no value. */
    valeurOf,
  };
}
