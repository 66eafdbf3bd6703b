import { prixUnitaire } from '@comptoir/domain/commande';
import { isPrixJuste, ligneOf } from '@comptoir/domain/lignes';
import { MAX_LIGNES, MAX_MONTANT, MAX_QUANTITE } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { AmountField } from '@comptoir/ui/AmountField';
import { Button } from '@comptoir/ui/Button';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { QuantityField } from '@comptoir/ui/QuantityField';
import { Stack } from '@comptoir/ui/Stack';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { LibelleField } from './LibelleField';
import { prixOf, type Saisie, withMontant, withPrix, withQuantite } from './lignes';

interface LigneEntryProps {
  id: string;
  saisie: Saisie;
  error: string | undefined;
  /** Whether the order can take no more lines. */
  isFull: boolean;
  onChange(saisie: Saisie): void;
  /** Adds the line; returns false when it is incomplete. */
  onKeep(): boolean;
  onCancel(): void;
}

/**
 * Label, quantity, and price or amount of one line, whichever the user knows. Enter adds the line and focuses the label
 * again, so that an order is typed without leaving the keyboard.
 */
export function LigneEntry({ id, saisie, error, isFull, onChange, onKeep, onCancel }: LigneEntryProps) {
  const { t } = useLang();
  const label = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const isEditing = saisie.rank !== null;
  useEffect(() => {
    if (isEditing) label.current?.focus();
  }, [isEditing]);

  const keep = () => {
    if (onKeep() || saisie.libelle.trim() === '') label.current?.focus();
    else (ligneOf({ ...saisie, mnttotal: 1 }) ? amount : quantity).current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    // When the list of proposals is open, Enter chooses from it.
    if (event.key !== 'Enter' || !isTyping || event.defaultPrevented) return;
    // Enter must not submit the whole order.
    event.preventDefault();
    if (!isFull) keep();
  };

  return (
    <Stack
      gap={2}
      role="group"
      aria-label={t(isEditing ? 'commande.articlemodifie' : 'commande.article')}
      onKeyDown={press}
    >
      <FormGrid>
        <LibelleField ref={label} id={id} saisie={saisie} error={error} onChange={onChange} />
        <QuantityField
          ref={quantity}
          label={t('commande.quantite')}
          value={saisie.qtecmd}
          onValueChange={(qtecmd) => onChange(withQuantite(saisie, qtecmd))}
          min={1}
          max={MAX_QUANTITE}
        />
        <AmountField
          label={t('commande.prixunitaire')}
          value={prixOf(saisie)}
          onValueChange={(prix) => onChange(withPrix(saisie, prix))}
        />
        <AmountField
          ref={amount}
          label={t('commande.montantligne')}
          value={saisie.mnttotal}
          onValueChange={(mnttotal) => onChange(withMontant(saisie, mnttotal))}
        />
      </FormGrid>
      <Toolbar
        search={
          <small>{isFull ? t('commande.lignesmax', { maximum: MAX_LIGNES }) : <EntryNote saisie={saisie} />}</small>
        }
        actions={<EntryButtons isEditing={isEditing} isFull={isFull} onKeep={keep} onCancel={onCancel} />}
      />
    </Stack>
  );
}

/** Hint that the amount counts for the line (PRODUCT 1.7), when its price is not exact or the amount is too large. */
function EntryNote({ saisie }: { saisie: Saisie }) {
  const { t } = useLang();
  const ligne = ligneOf({ ...saisie, libelle: '-' });
  if (saisie.prix && saisie.qtecmd && !ligne) {
    return t('commande.montanttrop', { maximum: formatMontant(MAX_MONTANT) });
  }
  if (!ligne || isPrixJuste(ligne)) return t('commande.montantaide');
  return t('commande.environ', { prix: formatMontant(prixUnitaire(ligne)) });
}

type EntryButtonsProps = Pick<LigneEntryProps, 'isFull' | 'onCancel'> & { isEditing: boolean; onKeep(): void };

function EntryButtons({ isEditing, isFull, onKeep, onCancel }: EntryButtonsProps) {
  const { t } = useLang();
  if (!isEditing) {
    return (
      <Button variant="secondary" icon={<Plus aria-hidden />} disabled={isFull} onClick={onKeep}>
        {t('commande.ajouter')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {t('commande.articleannuler')}
      </Button>
      <Button variant="secondary" icon={<Check aria-hidden />} onClick={onKeep}>
        {t('commande.articlegarder')}
      </Button>
    </>
  );
}
