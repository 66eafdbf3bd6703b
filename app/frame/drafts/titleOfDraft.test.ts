import { expect, it } from 'vitest';
import french from '../../public/assets/i18n/fr-FR.json';
import type { KeptDraft } from '../device/drafts';
import { createReader, type Translate } from '../i18n/translate';
import { titleOfDraft } from './titleOfDraft';

const reader = createReader();
reader.addResourceBundle('fr-FR', 'translation', french);
const t: Translate = reader.getFixedT('fr-FR');
const kept = (draft: Partial<KeptDraft>): KeptDraft => ({
  formName: 'depense',
  recordId: 'new',
  values: {},
  about: {},
  from: '/depenses',
  trail: [],
  savedAt: Date.UTC(2026, 10, 22, 9),
  ...draft,
});
const titled = (draft: Partial<KeptDraft>) => titleOfDraft(kept(draft), t, 'fr').replace(/\s/g, ' ');

it('PRODUCT 1.21: names a draft by its noun, what was typed, and the day', () => {
  const values = { libelle: 'Transport', montant: 12_500 };
  expect(titled({ values })).toBe('Dépense · Transport · 12 500 Fcfa, du 22/11/2026');
  expect(titled({ formName: 'reglement', recordId: 'new.3' })).toBe('Règlement, du 22/11/2026');
});

it('an edit is one, and named by what stood there too', () => {
  const edit = { recordId: '12.3', about: { libelle: 'Transport', montant: 12_500 }, values: { montant: 15_000 } };
  expect(titled(edit)).toBe('Dépense · Transport · 15 000 Fcfa (modification), du 22/11/2026');
});
