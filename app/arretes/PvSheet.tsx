import type { ArreteDetail } from '@comptoir/contract/arretes';
import { formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { PrintSheet, type SheetRow } from '@comptoir/ui/PrintSheet';
import { useLang } from '../frame/i18n/useLang';
import { useEdition } from '../records/useEdition';
import { suiteDe, useCoupure, useEcart, useNomArrete } from './arreteLook';

interface PvSheetProps {
  arrete: ArreteDetail;
  onDone(): void;
}

/** The printed minutes of a closing: notes and coins, amounts, reasons, and who signs (ADR 0033). */
export function PvSheet({ arrete, onDone }: PvSheetProps) {
  const { t } = useLang();
  const edition = useEdition();
  const nom = useNomArrete()(arrete);
  const rows = useSheetRows(arrete);
  const { nature, caisse: libelle, code } = arrete;
  return (
    <PrintSheet
      {...edition}
      title={t(nature === 'controle' ? 'arrete.pvcontrole' : 'arrete.pv')}
      about={[t('arrete.caisseligne', { libelle, code }), nom]}
      columns={[
        { key: 'libelle', header: t('caisse.coupures') },
        { key: 'nombre', header: t('arrete.nombre'), align: 'end' },
        { key: 'montant', header: t('depense.montant'), align: 'end' },
      ]}
      rows={rows}
      signatures={[t('arrete.signecaissier'), t('arrete.signetemoin'), t('arrete.signeresponsable')]}
      onDone={onDone}
    />
  );
}

function useSheetRows(arrete: ArreteDetail): SheetRow[] {
  const { t, lang } = useLang();
  const coupureOf = useCoupure();
  const ecartOf = useEcart();
  const { comptage, attendu, compte, ecart, motif, observations, utilisateur, createdon } = arrete;
  const { regularisation, reouverture } = arrete;
  const suite = suiteDe(arrete);
  const fact = (id: string, label: string, value: string) => ({
    id,
    cells: { libelle: t('form.champerreur', { champ: label, message: value }) },
  });
  const by = (acte: { utilisateur: string; createdon: string; motif: string }) =>
    t('arrete.quiquandmotif', { qui: acte.utilisateur, quand: formatInstant(acte.createdon, lang), motif: acte.motif });
  return [
    ...comptage.map((ligne) => ({
      id: `${ligne.forme} ${ligne.coupure}`,
      cells: {
        libelle: coupureOf(ligne),
        nombre: ligne.nombre,
        montant: formatMontant(ligne.coupure * ligne.nombre),
      },
    })),
    { id: 'compte', cells: { libelle: t('caisse.compte'), montant: formatMontant(compte) }, isSum: true },
    { id: 'attendu', cells: { libelle: t('caisse.attendu'), montant: formatMontant(attendu) }, isSum: true },
    { id: 'ecart', cells: { libelle: t('caisse.ecart'), montant: ecartOf(ecart) }, isSum: true },
    fact(
      'comptepar',
      t('arrete.comptepar'),
      t('arrete.quiquand', { qui: utilisateur, quand: formatInstant(createdon, lang) }),
    ),
    ...(suite === 'a_expliquer' ? [fact('motif', t('arrete.motif'), t('arrete.a_expliquer'))] : []),
    ...(motif ? [fact('motif', t('arrete.motif'), motif)] : []),
    ...(regularisation ? [fact('regularisation', t('arrete.regularisele'), by(regularisation))] : []),
    ...(reouverture ? [fact('reouverture', t('arrete.rouvertle'), by(reouverture))] : []),
    ...(observations ? [fact('observations', t('arrete.observations'), observations)] : []),
  ];
}
