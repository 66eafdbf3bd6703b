import { Card, CardHeader } from '@comptoir/ui/Card';
import { CheckboxField } from '@comptoir/ui/CheckboxField';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { useLang } from '../frame/i18n/useLang';
import { choisiesAvec, etendueDuChoix, toutesOuAucune } from './choix';
import type { ModulePermissions } from './useCatalogue';

interface ModulePermissionsCardProps {
  module: ModulePermissions;
  changeables: ReadonlySet<string>;
  value: readonly string[];
  onValueChange(value: string[]): void;
}

/**
 * The permissions of a module, to choose all at once or one by one. Permissions that the user does not hold are shown,
 * but cannot be changed (CONTRACT "Permissions").
 */
export function ModulePermissionsCard(props: ModulePermissionsCardProps) {
  const { module, changeables, value, onValueChange } = props;
  const { t } = useLang();
  const { libelle, noms, features } = module;
  const chosen = noms.filter((nom) => value.includes(nom)).length;
  return (
    <Card aria-label={libelle}>
      <CardHeader
        title={libelle}
        subtitle={t('profil.choisies', { nombre: chosen, total: noms.length })}
        aside={<AllField {...props} />}
      />
      <FormGrid>
        {features.map((feature) => (
          <CheckboxField
            key={feature.nom}
            label={feature.libelle}
            checked={value.includes(feature.nom)}
            disabled={!changeables.has(feature.nom)}
            hint={changeables.has(feature.nom) ? undefined : t('profil.nondetenue')}
            onCheckedChange={(isChosen) => onValueChange(choisiesAvec(value, feature.nom, isChosen))}
          />
        ))}
      </FormGrid>
    </Card>
  );
}

/** The checkbox for all permissions of a module; it is indeterminate when only some are chosen. */
function AllField({ module: { libelle, noms }, changeables, value, onValueChange }: ModulePermissionsCardProps) {
  const { t } = useLang();
  const state = etendueDuChoix(noms, value);
  return (
    <CheckboxField
      ref={(input) => {
        // `indeterminate` is a property of the element only; there is no attribute for it.
        if (input) input.indeterminate = state === 'partie';
      }}
      label={t('profil.tout')}
      aria-label={t('profil.toutmodule', { module: libelle })}
      checked={state === 'toutes'}
      disabled={!noms.some((nom) => changeables.has(nom))}
      onCheckedChange={() => onValueChange(toutesOuAucune(noms, value, changeables))}
    />
  );
}
