import type { Depense } from '@comptoir/contract/depenses';
import { projets } from '@comptoir/contract/projets';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { projetDetailsPath } from '../frame/routing/projetPaths';
import { useSession } from '../frame/session/useSession';
import { RecordFact } from '../records/RecordFact';

/** The project and the step of an expense; a user who may not see projects is shown the project's number. */
export function EtapeFact({ depense: { projetid, etapeprojetid } }: { depense: Depense }) {
  const { t } = useLang();
  const { can } = useSession();
  const { data } = useRoute(projets.byId, projetid !== null && can('projets') ? { query: { projetid } } : null);
  if (projetid === null) return null;
  const [projet] = data ?? [];
  const etape = projet?.etapeliste.find((one) => one.etapeprojetid === etapeprojetid);
  const named = projet?.libelle ?? t('commande.numero', { numero: String(projetid) });
  // The step's line is there before its name is known, so that nothing moves when the name arrives.
  const steps = can('projets') ? [{ id: 'etape', label: t('depense.etape'), value: etape?.libelle ?? '…' }] : [];
  const items = [
    {
      id: 'projet',
      label: t('depense.projet'),
      value: (
        <RecordFact href={projetDetailsPath(projetid)} permission="projets">
          {named}
        </RecordFact>
      ),
    },
    ...steps,
  ];
  return <DescriptionList items={items} minWidth="8rem" />;
}
