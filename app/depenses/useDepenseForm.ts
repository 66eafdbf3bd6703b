import { comptant } from '@comptoir/contract/comptant';
import { depenseIssues } from '@comptoir/contract/depenseRules';
import { type Depense, DepenseFields, depenses } from '@comptoir/contract/depenses';
import { fieldsOf } from '@comptoir/contract/fields';
import type { Reglement } from '@comptoir/contract/reglements';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { useSession } from '../frame/session/useSession';
import { useNatureOf } from '../operations/caissesVues';
import { type EditedForm, useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { type Write, writeOf } from '../records/forms/write';
import { DETTES } from '../reglements/dette';
import { useSaid } from '../reglements/useSaid';
import { useUsualCaisse } from '../reglements/useUsualCaisse';
import { COMPTANT, comptantIssues } from './comptant';
import { type FixedEtape, missingOnEtape, startOn } from './onEtape';

const from = REGLEMENT_FROM.depense;

/**
 * The fields of the form. The documents are one of them, so that a draft restores them; their own calls send them
 * (PRODUCT 1.21).
 */
const Saisie = z.extend(DepenseFields, { documents: z.array(z.file()), ...COMPTANT });
type Saisie = z.output<typeof Saisie>;
export type DepenseForm = EditedForm<typeof Saisie>;

const LABELS = {
  typedepenseid: 'depense.typedepense',
  libelle: 'depense.libelle',
  date: 'depense.date',
  montant: 'depense.montant',
  expenseonstep: 'depense.suretape',
  projetid: 'depense.projet',
  etapeprojetid: 'depense.etape',
  description: 'depense.description',
  regler: 'depense.reglermaintenant',
  caisseid: 'reglement.caisse',
  reference: 'reglement.reference',
  frais: 'reglement.frais',
  beneficiaire: 'reglement.beneficiaire',
  beneficiairetel: 'reglement.beneficiairetel',
  file: 'reglement.preuve',
  documents: 'document.titre',
} as const;

/** The expense that the documents of its form are sent to. */
export type SavedDepense = Pick<Depense, 'depenseid' | 'libelle'>;

interface DepenseFormOptions {
  /** The expense to change; null records a new one. */
  depense: Depense | null;
  /** The step that the form was opened from. */
  etape: FixedEtape | undefined;
  today: string;
  /** Gets the server's expense, null while it waits for a connection, and the documents that were chosen. */
  onSaved(depense: SavedDepense | null, documents: readonly File[]): void;
}

/** Returns what is sent of the expense itself. */
const depenseOf = (typed: Saisie): z.output<typeof DepenseFields> => fieldsOf(DepenseFields, typed);

/** Returns the write of a new expense: together with its payment where it is paid at once, one request with one key. */
function createOf(typed: Saisie): Write<Depense | Reglement> {
  const { regler, caisseid, file, reference, frais, beneficiaire, beneficiairetel } = typed;
  const body = depenseOf(typed);
  if (regler !== 1 || !file || caisseid === undefined) return writeOf(depenses.create, { body });
  const paid = { caisseid, reference, frais, beneficiaire, beneficiairetel, filename: nameWithoutExtension(file.name) };
  return writeOf(comptant.comptant, { body: { ...body, ...paid }, file }, { regler });
}

/** The form of an expense; a user who may pay can pay a new one at once. */
export function useDepenseForm({ depense, etape, today, onSaved }: DepenseFormOptions) {
  const { t } = useLang();
  const { can } = useSession();
  const edited = useEdited(depense, 'depenseid', etape ? `new.${etape.etapeprojetid}` : 'new');
  const { base } = edited;
  const isPayable = depense === null && can('depenses.regler');
  // A register that is closed on the day on which the form begins is not proposed.
  const { usual, keepUsed } = useUsualCaisse(from, today);
  const natureOf = useNatureOf(isPayable);
  const said = useSaid({ from }, {});

  const form: DepenseForm = useEditedForm(edited, {
    formName: 'depense',
    schema: Saisie,
    fresh: { date: today, ...startOn(etape), documents: [] },
    valuesOf: (record) => ({ ...fieldsOf(DepenseFields, record), documents: [] }),
    rules: (body) => [...depenseIssues(body, { today }), ...comptantIssues(body, natureOf(body.caisseid))],
    labels: LABELS,
    // An expense's amount changes the remainder after each of its payments, and the budget of its project.
    touches: DETTES[from].touches,
    create: createOf,
    update: (typed, { depenseid, version }) =>
      writeOf(depenses.update, { params: { depenseid }, body: { ...depenseOf(typed), version } }),
    // The toast of an expense that is paid at once says both, and offers the document of the payment as its own form
    // does.
    said: (saved, typed) => {
      const fait = faitOf(base ? 'modifie' : 'cree', 'depense', depenseOf(typed), t);
      if (!('reglementid' in saved)) return [fait];
      const [paid, ...offers] = said(saved, saved.montantrestant);
      return [`${fait}\n${paid}`, ...offers];
    },
    onEnd: (saved, { libelle, documents, regler, caisseid }) => {
      if (isPayable && regler === 1 && caisseid !== undefined) keepUsed(caisseid);
      onSaved(saved && { depenseid: saved.depenseid, libelle }, documents);
    },
  });
  // The schema is checked before the rules, so what the step and the payment still need is added here.
  const nature = natureOf(form.values.caisseid);
  const late = [...missingOnEtape(form.values), ...comptantIssues(form.values, nature).map(({ path }) => path)];
  const labelOf = (name: string) => t(LABELS[name as keyof typeof LABELS]);
  const missing = [...new Set([...form.missing, ...late.map(labelOf)])];
  return { form, base, missing, isPayable, nature, natureOf, usual };
}
