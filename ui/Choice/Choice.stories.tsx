import preview from '../stories/preview';
import { Choice } from './Choice';
import { Mark } from './Choice.styles';

const meta = preview.meta({
  title: 'Widgets/Inputs/Choice',
  component: Choice,
  args: {
    label: 'Dépense sur une étape',
    children: (control) => <Mark {...control} type="checkbox" />,
  },
});

export const Playground = meta.story();

export const Required = meta.story({ args: { required: true } });

export const WithHint = meta.story({ args: { hint: 'Le projet et l’étape seront demandés.' } });

export const Invalid = meta.story({ args: { error: 'Confirmez pour continuer.' } });

export const InvalidWithHint = meta.story({
  args: { error: 'Confirmez pour continuer.', hint: 'Le projet et l’étape seront demandés.' },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    label:
      'Achat de ciment, de fer à béton, selon devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf',
    error: 'Le fichier devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf manque.',
    hint: 'Voir devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf.',
  },
  globals: { viewport: { value: 'phone' } },
});
