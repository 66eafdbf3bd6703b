import { Amount } from '../Amount';
import { Badge } from '../Badge';
import preview from '../stories/preview';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  title: 'Widgets/Data display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'type', label: 'Type', value: 'Logistique' },
      { id: 'montant', label: 'Montant', value: <Amount value={120_000} /> },
      { id: 'reste', label: 'Reste à régler', value: <Amount value={70_000} /> },
      { id: 'etat', label: 'État', value: <Badge tone="warning">En cours</Badge> },
      {
        id: 'description',
        label: 'Description',
        value: 'Deux allers-retours entre le dépôt de Treichville et le chantier de Yopougon.',
      },
    ],
  },
});

export const Playground = meta.story();

/** A text that was typed on several lines is shown on several lines. */
export const TypedLines = meta.story({
  args: { items: [{ id: 'description', label: 'Description', value: 'Aller : 6 500\nRetour : 6 000' }] },
});

const file = 'devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf';

export const LongWord = meta.story({
  args: {
    items: [
      { id: 'piece', label: `Pièce ${file}`, value: file },
      { id: 'montant', label: 'Montant', value: <Amount value={999_999_999_999} /> },
    ],
    minWidth: '500px',
  },
  globals: { viewport: { value: 'phone' } },
});
