import { GlobalSearch, type GlobalSearchResult, type SearchGroup, type SearchNotice } from '@comptoir/ui/GlobalSearch';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '../i18n/useLang';
import { MenuIcon } from '../routing/menuIcons';
import type { FoundKind } from './findRecords';
import { useActions } from './useActions';
import { type Records, useRecords } from './useRecords';
import { useScreens } from './useScreens';

/**
 * Searches everywhere: the screens, what the user may do, then the records of every kind that they may see (spec § 2,
 * PRODUCT K).
 */
export function Recherche() {
  const { t } = useLang();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const screens = useScreens(term);
  const actions = useActions(term);
  const records = useRecords(term);
  const notice = useNotice(records);
  const groups: SearchGroup<GlobalSearchResult>[] = [
    { id: 'ecrans', label: t('recherche.ecrans'), results: screens },
    { id: 'actions', label: t('recherche.actions'), results: actions },
    ...records.kinds.map((kind) => ({ ...groupOf(kind), label: t(`menu.${kind.noun}`), isStale: records.isStale })),
  ];

  return (
    <GlobalSearch
      value={term}
      onValueChange={setTerm}
      placeholder={t('chercher.partout')}
      groups={groups}
      busy={records.busy}
      notice={notice}
      emptyText={t('menu.aucunresultat')}
      onChoose={({ href }) => void navigate(href)}
    />
  );
}

function groupOf({ noun, records }: FoundKind): Omit<SearchGroup<GlobalSearchResult>, 'label'> {
  return { id: noun, results: records.map((record) => ({ ...record, icon: <MenuIcon name={noun} /> })) };
}

/** Tells why the results hold no records. */
function useNotice({ isOffline, failure, retry }: Records): SearchNotice | null {
  const { t } = useLang();
  if (isOffline) return { text: t('recherche.horsligne') };
  return failure === null ? null : { text: failure, retry: { label: t('general.reessayer'), onPress: retry } };
}
