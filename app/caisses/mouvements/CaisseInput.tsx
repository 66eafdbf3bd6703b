import { type CaisseNommee, mouvements } from '@comptoir/contract/mouvements';
import { Combobox } from '@comptoir/ui/Combobox';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import type { FiltreInputProps } from '../../records/lists/filtres';
import { type Choices, useChoiceSearch, useChosen } from '../../records/useChoices';

const CAISSES: Choices<CaisseNommee> = {
  useFound: (asked) =>
    useRoute(mouvements.caisses, asked && { query: { search: asked.search, limit: asked.limit, caisseid: asked.id } }),
  optionOf: ({ caisseid, libelle }) => ({ key: caisseid, label: libelle }),
};

/** Chooses among registers and advances by typing: advances are many (D96). */
export function CaisseInput({ name, filters, onFilter }: FiltreInputProps) {
  const { t } = useLang();
  const search = useChoiceSearch(CAISSES);
  const { chosen, remember } = useChosen(CAISSES, Number(filters[name]) || null);
  return (
    <Combobox
      label={t('mouvement.caisse')}
      placeholder={t('commande.filtretous')}
      text={search.text}
      onTextChange={search.setText}
      options={search.options}
      value={chosen}
      onChange={(option) => {
        remember(option);
        onFilter({ [name]: option ? String(option.key) : '' });
      }}
      emptyText={t('menu.aucunresultat')}
    />
  );
}
