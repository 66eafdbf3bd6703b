import type { Fonctionnalite, Module } from '@comptoir/contract/profils';
import { Badge } from '@comptoir/ui/Badge';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { DataTable } from '@comptoir/ui/DataTable';
import { Package } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { useColumns } from '../records/lists/useColumns';
import { RowActions } from '../records/RowActions';
import type { OpenModule } from './ModuleDialogs';
import { useLibelles } from './useLibelles';

interface ModuleCardProps {
  module: Module;
  onOpen: OpenModule;
}

/**
 * The card of a module with its features; the product's own modules can only be relabelled (CONTRACT "Permissions").
 */
export function ModuleCard({ module, onOpen }: ModuleCardProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { libelleModule } = useLibelles();
  const libelle = libelleModule(module);
  return (
    <Card>
      <CardHeader
        level={2}
        title={libelle}
        aside={
          module.produit && (
            <Badge tone="neutral" icon={<Package aria-hidden />}>
              {t('module.produit')}
            </Badge>
          )
        }
      />
      {module.fonctionnalites.length === 0 ? (
        <p>{t('module.sansfonctionnalite')}</p>
      ) : (
        <Fonctionnalites module={module} onOpen={onOpen} />
      )}
      {can('modules.gerer') && (
        <CardFooter>
          <RowActions
            of={{ libelle }}
            main={{
              text: 'module.ajouterfonctionnalite',
              label: t('module.fonctionnaliteligne', { libelle }),
              open: { feature: { module, fonctionnalite: null } },
            }}
            edit={{ open: { edit: module } }}
            remove={!module.produit && { open: { remove: module } }}
            onOpen={onOpen}
          />
        </CardFooter>
      )}
    </Card>
  );
}

function Fonctionnalites({ module, onOpen }: ModuleCardProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { libelleModule, libelleFonctionnalite } = useLibelles();
  const { column } = useColumns<Fonctionnalite>();
  const actions = (feature: Fonctionnalite) => (
    <RowActions
      of={{ libelle: `${libelleFonctionnalite(feature)} (${libelleModule(module)})` }}
      edit={{ open: { feature: { module, fonctionnalite: feature } } }}
      remove={!feature.produit && { open: { removeFeature: feature } }}
      onOpen={onOpen}
    />
  );
  return (
    <DataTable
      caption={t('module.fonctionnalites', { libelle: libelleModule(module) })}
      columns={[column('libelle', 'module.fonctionnalite', libelleFonctionnalite, { isPrimary: true })]}
      rows={module.fonctionnalites}
      rowKey={({ fonctionnaliteid }) => fonctionnaliteid}
      {...(can('modules.gerer') ? { actions } : {})}
    />
  );
}
