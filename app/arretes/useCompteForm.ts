import { type ArreteDetail, ArreteFields, arretes, type Ouverture } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { futureIssue } from '@comptoir/contract/dateRules';
import { found, type Issue } from '@comptoir/contract/issues';
import { ecartOf, isComptee, type LigneComptage, type NatureArrete, sommeComptage } from '@comptoir/domain/arrete';
import { formatDateLong } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useImprimeOffer } from '../imprimes/ImprimeDialog';
import { imprimeDArrete } from '../imprimes/imprimable';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { useEcart } from './arreteLook';
import { bougeOf } from './bouge';

/** The register that is counted. */
export type CaisseComptee = Pick<Caisse, 'caisseid' | 'libelle' | 'nature'>;

export interface Comptage {
  caisse: CaisseComptee;
  nature: NatureArrete;
  /** Where the register stood when the count began. */
  ouverture: Ouverture;
}

export interface Counting {
  /** Gets the closing; null while its write waits for the line. */
  onDone(arrete: ArreteDetail | null): void;
}

const LABELS = {
  comptage: 'arrete.comptage',
  montant: 'arrete.montant',
  nature: 'depense.nature',
  seq: 'arrete.seq',
  jusquau: 'arrete.jusquau',
  motif: 'arrete.motif',
  observations: 'arrete.observations',
} as const;

/** Returns what was counted, francs; null while nothing is. */
function compteOf(isCash: boolean, lignes: readonly LigneComptage[], montant: unknown): Francs | null {
  if (!isCash) return typeof montant === 'number' ? montant : null;
  return lignes.length === 0 ? null : sommeComptage(lignes);
}

/**
 * The form of a count. The ledger line that it began at is kept with what was typed, so that a draft that is resumed
 * later is still compared with the register as it was. The toast offers its minutes (ADR 0049).
 */
export function useCompteForm({ caisse, nature, ouverture }: Comptage, { onDone }: Counting) {
  const { t } = useLang();
  const { caisseid, libelle } = caisse;
  const today = useToday();
  const isCash = isComptee(caisse.nature);
  const [attendu, setAttendu] = useState(ouverture.attendu);
  const said = useSaid();
  const offerOf = useImprimeOffer();

  const form = useSentForm({
    formName: 'arrete',
    recordId: `new.${caisseid}.${nature}`,
    schema: ArreteFields,
    defaults: { nature, jusquau: ouverture.jusquau, seq: ouverture.seq, comptage: [] },
    // Stricter than the server (`compteRendu`), which knows the register as it is when the count comes: it takes notes
    // and coins that nobody typed for an empty drawer, and asks for the reason of a variance by a sentence of its own.
    rules: ({ comptage, montant, motif, jusquau }) => {
      const compte = compteOf(isCash, comptage, montant);
      const isMotifOwed = attendu !== null && compte !== null && compte !== attendu && motif === '';
      return found<Issue>(
        compte === null && { path: isCash ? 'comptage' : 'montant', code: 'champ.requis' },
        futureIssue('jusquau', jusquau, today),
        isMotifOwed && { path: 'motif', code: 'champ.requis' },
      );
    },
    labels: LABELS,
    touches: ['caisses', 'arretes'],
    needsLine: 'arrete.horsligne',
    write: ({ comptage, montant, jusquau, motif, ...typed }) => {
      const isJuste = attendu !== null && compteOf(isCash, comptage, montant) === attendu;
      const body = {
        ...typed,
        nature,
        motif: isJuste ? '' : motif,
        ...(isCash ? { comptage } : { montant }),
        ...(nature === 'journee' ? { jusquau } : {}),
      };
      return writeOf(arretes.create, { params: { caisseid }, body });
    },
    title: t(`arrete.titre${nature}`, { libelle }),
    said: (arrete) => [said(arrete), offerOf(t('dashboard.imprimer'), imprimeDArrete(arrete))],
    onEnd: onDone,
  });

  const lignes = form.values.comptage || [];
  const compte = compteOf(isCash, lignes, form.values.montant);
  const refused = bougeOf(form.error);
  const bouge = refused && refused.seq !== form.values.seq ? refused : null;
  /** Begins the count anew at the line where the register stands now. */
  const takeUp = () => {
    if (!bouge) return;
    form.setValue('seq', bouge.seq);
    setAttendu(bouge.attendu);
  };
  const hasMoved = refused !== null && form.formError === form.error?.message;

  return {
    isCash,
    lignes,
    compte,
    attendu,
    today,
    bouge,
    takeUp,
    ecart: attendu === null || compte === null ? null : ecartOf(attendu, compte),
    form: { ...form, formError: hasMoved ? null : form.formError },
  };
}

/** Returns what the toast says of a closing: the last closed day and the variance. */
function useSaid(): (arrete: ArreteDetail) => string {
  const { t, lang } = useLang();
  const ecartOfArrete = useEcart();
  return ({ nature, jusquau, ecart }) =>
    nature === 'controle'
      ? t('arrete.faitcontrole', { ecart: ecartOfArrete(ecart) })
      : t('arrete.fait', { date: formatDateLong(jusquau, lang), ecart: ecartOfArrete(ecart) });
}
