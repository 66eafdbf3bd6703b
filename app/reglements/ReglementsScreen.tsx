import { type ReglementListe, reglementsListe } from '@comptoir/contract/reglementsListe';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { useLabels } from '@comptoir/ui/labels';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { useSession } from '../frame/session/useSession';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { type Imprimable, imprimeDeReglement } from '../imprimes/imprimable';
import { useImprimesExit } from '../imprimes/useImprimesExit';
import { useDossierExit } from '../records/lists/Dossier';
import { ListScreen } from '../records/lists/ListScreen';
import type { Way } from '../records/lists/ListWays';
import { type List, useList } from '../records/lists/useList';
import { RowActions } from '../records/RowActions';
import { FILTRES_REGLEMENTS } from './filtresReglements';
import { detteOf, useReglementsColumns } from './useReglementsColumns';
import { useReglementsTotals } from './useReglementsTotals';

const PAR_TYPE: ScreenPath = '/reglements/types';

/** All payments that the user may see, in and out. A row leads to its debt, where a payment is corrected. */
export function ReglementsScreen() {
  const { t, lang } = useLang();
  const { pair } = useLabels();
  const list = useList({
    name: 'reglements',
    call: reglementsListe.list,
    search: 'search',
    filtres: FILTRES_REGLEMENTS,
  });
  const documents = useImprimesExit((list.pages.rows ?? []).map((row) => imprimeDeReglement(row, {})));
  const dossier = useDossierExit(list.pages.readBy);
  const [imprime, setImprime] = useState<Imprimable | null>(null);
  return (
    <>
      <ListScreen
        list={list}
        caption={t('reglement.liste')}
        searchLabel={t('reglement.rechercher')}
        emptyText={t('reglement.aucun')}
        columns={useReglementsColumns()}
        rowKey={({ reglementid }) => reglementid}
        actions={(row) => {
          const imprimable = imprimeDeReglement(row, {});
          const libelle = `${formatMontant(row.montant)} · ${formatDateShort(row.date, lang)}`;
          const label = pair(t('dashboard.imprimer'), libelle);
          return (
            <RowActions
              of={{ objet: 'reglement', id: row.reglementid, libelle }}
              page={detteOf(row)}
              main={imprimable && { text: 'dashboard.imprimer', label, open: imprimable }}
              onOpen={setImprime}
            />
          );
        }}
        ways={useParType(list.query)}
        totals={useReglementsTotals()}
        onRefresh={list.begin}
        exits={[...documents, ...dossier]}
      />
      {imprime && <ImprimeDialog imprimable={imprime} onClose={() => setImprime(null)} />}
    </>
  );
}

/** The filters that both lists have. */
const SHARED = ['datedebut', 'datefin', 'caisseid'];

/** Leads whoever reads expenses to what the same days and register paid, by type. */
function useParType(query: List<ReglementListe>['query']): Way[] {
  const { t } = useLang();
  const { can } = useSession();
  if (!can('depenses')) return [];
  const shared = new URLSearchParams(Object.entries(query).filter(([name]) => SHARED.includes(name)));
  const href = `${PAR_TYPE}?${shared}`;
  return [{ id: 'partype', label: t('reglement.partype'), icon: <Tags aria-hidden />, href, isNote: true }];
}
