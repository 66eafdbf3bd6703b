import { caisses } from '@comptoir/contract/caisses';
import type { RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';

/**
 * Returns a register's name, or its number while the name is unknown: not read yet, not asked for, or the register is
 * deleted.
 */
export function useCaisseName(isAsked = true): (caisseid: RecordId) => string {
  const { t } = useLang();
  const { data = [] } = useRoute(caisses.all, isAsked ? {} : null);
  const names = new Map(data.map(({ caisseid, libelle }) => [caisseid, libelle]));
  return (caisseid) => names.get(caisseid) ?? t('commande.numero', { numero: String(caisseid) });
}
