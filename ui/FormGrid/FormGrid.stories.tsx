import { DATES } from '@comptoir/domain/dateFormat';
import { TELEPHONE } from '@comptoir/domain/telephone';
import { AmountField } from '../AmountField';
import { Button } from '../Button';
import { CheckboxField } from '../CheckboxField';
import { DateField } from '../DateField';
import { PhoneField } from '../PhoneField';
import { RequiredNote } from '../RequiredNote';
import { SelectField } from '../SelectField';
import preview from '../stories/preview';
import { TextAreaField } from '../TextAreaField';
import { TextField } from '../TextField';
import { FormColumns, FormGrid } from './FormGrid';

const ignore = () => {};

const meta = preview.meta({
  title: 'Widgets/Layout/FormGrid',
  component: FormGrid,
  render: (args) => (
    <form style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <RequiredNote />
      <FormGrid {...args}>
        <SelectField label="Type de dépense" required options={[]} value="" onValueChange={ignore} />
        <TextField label="Libellé" required value="Transport" onValueChange={ignore} />
        <AmountField
          label="Montant"
          required
          value={120_000}
          onValueChange={ignore}
          hint="Reste à régler : 70 000 Fcfa"
        />
        <DateField
          format={DATES.fr}
          label="Date"
          required
          value="2026-11-20"
          today="2026-11-20"
          onValueChange={ignore}
        />
        <PhoneField
          format={TELEPHONE}
          label="Téléphone"
          value=""
          onValueChange={ignore}
          error="Le numéro doit avoir dix chiffres."
        />
        <CheckboxField label="Dépense sur une étape" checked onCheckedChange={ignore} />
        <div data-wide>
          <TextAreaField label="Description" value="" onValueChange={ignore} />
        </div>
      </FormGrid>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary">Annuler</Button>
        <Button>Enregistrer</Button>
      </div>
    </form>
  ),
});

export const Playground = meta.story();

/** The labels and the errors hold a long word. */
export const LongWord = meta.story({
  render: (args) => (
    <FormGrid {...args}>
      {['devis', 'facture'].map((kind) => (
        <TextField
          key={kind}
          label={`${kind}_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro`}
          value=""
          onValueChange={ignore}
          error={`${kind}_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf manque.`}
        />
      ))}
    </FormGrid>
  ),
});

/** What is typed stands beside its proof. */
export const Columns = meta.story({
  render: () => (
    <FormColumns style={{ maxWidth: 760 }}>
      <FormGrid>
        <AmountField label="Montant remis" required value={120_000} onValueChange={ignore} />
        <TextField label="Remis à" value="Traoré Issouf" onValueChange={ignore} />
      </FormGrid>
      <FormGrid>
        <div data-wide>
          <TextAreaField label="Description" value="" onValueChange={ignore} />
        </div>
      </FormGrid>
    </FormColumns>
  ),
});

/** In a box as narrow as a small dialog. */
export const Boxed = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});
