import { caisses } from '@comptoir/contract/caisses';
import type { RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';

/** What a register is called; its number until that is known, where it is not asked for, and once it is no more. */
export function useCaisseName(isAsked = true): (caisseid: RecordId) => string {
  const { t } = useLang();
  const { data = [] } = useRoute(caisses.all, isAsked ? {} : null);
  const names = new Map(data.map(({ caisseid, libelle }) => [caisseid, libelle]));
  return (caisseid) => names.get(caisseid) ?? t('commande.numero', { numero: String(caisseid) });
}
