import type { MouvementListe } from '@comptoir/contract/mouvements';
import { formatBrief } from '@comptoir/domain/briefDate';
import { dayOfInstant, formatDateShort, formatInstant } from '@comptoir/domain/dates';
import { CUT } from '@comptoir/domain/texte';
import { Amount } from '@comptoir/ui/Amount';
import { Badge, type BadgeProps } from '@comptoir/ui/Badge';
import { CutText } from '@comptoir/ui/CutText';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { ArrowRightLeft, Ban, BookOpen, PencilLine, ReceiptText, Scale, Undo2 } from 'lucide-react';
import { ContrepasseBadge, MontantPasse, UnderContrepasse } from '../../contrepassations/contrepasseLook';
import { useLang } from '../../frame/i18n/useLang';
import { commandePath, depensePath } from '../../frame/routing/recordPaths';
import { useSession } from '../../frame/session/useSession';
import { useReference } from '../../operations/useReference';
import { BriefDate } from '../../records/BriefDate';
import { BY_DATE, BY_MONTANT, useColumns } from '../../records/lists/useColumns';
import { noteOf, UnderNotes } from '../../records/Notes';
import { RecordLink } from '../../records/RecordLink';
import { useToday } from '../../records/useToday';
import { useBeneficiaire } from '../../tiers/useBeneficiaire';

/**
 * The columns date, amount with its arrow (down and green for type 1, D47), balance after the movement, kind, and
 * description, which links to the order or expense that was paid, with the person who took the cash, the operator's
 * reference and whether the movement was reversed (spec § 2 Cash registers).
 */
export function useMouvementColumns(): Column<MouvementListe>[] {
  const { t } = useLang();
  const { column, text, amount } = useColumns<MouvementListe>();
  const hrefOf = useRecordOf();
  const notesOf = useNotes();
  const transfertDe = useTransfert();
  return [
    column('createdon', 'depense.date', (row) => <Entered mouvement={row} />, {
      orders: BY_DATE,
      phone: 'meta',
      isPrimary: true,
      // The line has room for one of the two dates before the balance.
      onPhone: (row) => (isDatedLate(row) ? <DatedLate mouvement={row} isBrief /> : <BriefDate date={row.createdon} />),
    }),
    amount('montant', 'depense.montant', {
      orders: BY_MONTANT,
      phone: 'amount',
      phoneNote: (row) => row.contrepassele && <ContrepasseBadge row={row} isBrief />,
      render: (row) => <MontantPasse row={row} value={row.montant} isEntree={row.type === 1} />,
    }),
    amount('soldeapres', 'mouvement.soldeapres', {
      phone: 'meta',
      under: 'montant',
      onPhone: ({ soldeapres }) =>
        soldeapres === null ? (
          t('mouvement.corrige')
        ) : (
          <>
            {t('caisse.solde')} <Amount value={soldeapres} />
          </>
        ),
      render: ({ soldeapres }) => (soldeapres === null ? t('mouvement.corrige') : <Amount value={soldeapres} />),
    }),
    column('nature', 'depense.nature', (row) => <Nature mouvement={row} />, {
      phone: 'badge',
      under: 'montant',
      // On a phone the title's link already tells payments from manual movements; the room goes to the balance instead.
      onPhone: (row) => (row.annule || row.isfirst === 1) && <Nature mouvement={row} />,
    }),
    text('description', 'depense.description', {
      phone: 'title',
      onPhone: (row) => {
        const origine = origineOf(row);
        const said = origine ? t(origine) : row.description;
        const [name, href] = [said || t('caisse.sansdescription'), hrefOf(row)];
        return href ? <RecordLink href={href}>{name}</RecordLink> : name;
      },
      phoneNote: (row) => noteOf(origineOf(row) ? textOf(row, transfertDe) : null, ...notesOf(row)),
      onPaper: (row) => (
        <UnderContrepasse row={row}>
          <UnderNotes notes={notesOf(row)}>{textOf(row, transfertDe)}</UnderNotes>
        </UnderContrepasse>
      ),
      render: (row) => (
        <UnderContrepasse row={row}>
          <Description mouvement={row} href={hrefOf(row)} />
        </UnderContrepasse>
      ),
    }),
  ];
}

/**
 * Names what brought a movement into its register, where its description is only the reason; an answer that an older
 * version of the app has cached has none of the five ids.
 */
function origineOf({
  fraisde,
  tropde,
  imputesur,
  type,
  arreteid,
  contrepasseid,
  transfertid,
  origine,
}: MouvementListe) {
  if (fraisde) return 'reglement.frais';
  if (tropde) return type === 1 ? 'reglement.troppercu' : imputesur ? 'mouvement.troputilise' : 'mouvement.troprendu';
  // Missing money that somebody owes is booked by a transfer (ADR 0040).
  if (transfertid) return origine === 'frais' ? 'mouvement.frais' : 'mouvement.transfert';
  if (arreteid) return 'mouvement.ecart';
  return contrepasseid ? 'mouvement.contrepassation' : null;
}

type Origine = NonNullable<ReturnType<typeof origineOf>>;

/**
 * Returns where the money of a transfer, or of its fee, went or came from: "Transfert vers Caisse chantier", "Retour de
 * Caisse chantier" when it was refused or withdrawn; null for others.
 */
function useTransfert(): (row: MouvementListe) => string | null {
  const { t } = useLang();
  return ({ type, autrecaisse, retour }) => {
    if (!autrecaisse) return null;
    const entree = retour ? 'mouvement.retourde' : 'mouvement.transfertde';
    return t(type === 1 ? entree : 'mouvement.transfertvers', { libelle: autrecaisse });
  };
}

/** Returns the page of the expense or order that a movement paid, if the user may read it; null if it was cancelled. */
function useRecordOf(): (row: MouvementListe) => string | null {
  const { can } = useSession();
  return ({ annule, depenseid, commandeid }) => {
    if (annule) return null;
    // An answer that an older version of the app has cached has neither of the two ids.
    if (depenseid && can('depenses')) return depensePath(depenseid);
    return commandeid && can('commandes') ? commandePath(commandeid) : null;
  };
}

/** Whether a movement was entered on another day than its business day; an answer of an older version has none. */
const isDatedLate = ({ date, createdon }: Partial<MouvementListe> & Pick<MouvementListe, 'createdon'>) =>
  date !== undefined && date !== dayOfInstant(createdon);

interface DatedLateProps {
  mouvement: MouvementListe;
  /** The date is in a row of a phone, whose other dates are brief as well. */
  isBrief?: boolean;
}

/** The business day of a movement that was entered on another day. */
function DatedLate({ mouvement, isBrief = false }: DatedLateProps) {
  const { t, lang } = useLang();
  const today = useToday();
  if (!isDatedLate(mouvement)) return null;
  const { date } = mouvement;
  const jour = isBrief ? formatBrief(date, lang, today) : formatDateShort(date, lang);
  return <small>{t('mouvement.du', { jour })}</small>;
}

/** When a movement was entered, and below it the business day where that is another day. */
function Entered({ mouvement }: { mouvement: MouvementListe }) {
  const { lang } = useLang();
  const entered = <time dateTime={mouvement.createdon}>{formatInstant(mouvement.createdon, lang)}</time>;
  if (!isDatedLate(mouvement)) return entered;
  return (
    <Stack gap={1}>
      {entered}
      <DatedLate mouvement={mouvement} />
    </Stack>
  );
}

/**
 * The description of a movement on one line; that of a transfer, which may be empty, begins with where the money went.
 */
const textOf = (row: MouvementListe, transfertDe: ReturnType<typeof useTransfert>) =>
  [transfertDe(row), row.description].filter(Boolean).join(' · ');

/** Returns the person who took the cash of a movement, and its reference. */
function useNotes(): (row: MouvementListe) => (string | null)[] {
  const beneficiaireOf = useBeneficiaire();
  const referenceOf = useReference();
  return (row) => [beneficiaireOf(row), referenceOf(row)];
}

/**
 * What the movement was for, as a link to the record that was paid, with the person who took the cash and its
 * reference.
 */
function Description({ mouvement, href }: { mouvement: MouvementListe; href: string | null }) {
  const { t } = useLang();
  const { description } = mouvement;
  const transfert = useTransfert()(mouvement);
  const notes = useNotes()(mouvement);
  const link = href ? { link: { href, renderLink: RecordLink } } : {};
  const said = description && <CutText text={description} max={CUT.CAISSE_DESCRIPTION} {...link} />;
  return (
    <UnderNotes notes={notes}>
      {transfert ? (
        <Stack gap={1}>
          <span>{transfert}</span>
          {said}
        </Stack>
      ) : (
        said || t('caisse.sansdescription')
      )}
    </UnderNotes>
  );
}

const TRANSFERT = { tone: 'info', icon: <ArrowRightLeft aria-hidden /> } as const;
const ORIGINES: Readonly<Record<Origine, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  'reglement.frais': { tone: 'info', icon: <ReceiptText aria-hidden /> },
  'reglement.troppercu': { tone: 'info', icon: <ReceiptText aria-hidden /> },
  'mouvement.troputilise': { tone: 'info', icon: <ReceiptText aria-hidden /> },
  'mouvement.troprendu': { tone: 'info', icon: <ReceiptText aria-hidden /> },
  'mouvement.ecart': { tone: 'warning', icon: <Scale aria-hidden /> },
  'mouvement.contrepassation': { tone: 'warning', icon: <Undo2 aria-hidden /> },
  'mouvement.transfert': TRANSFERT,
  'mouvement.frais': TRANSFERT,
};

function Nature({ mouvement }: { mouvement: MouvementListe }) {
  const { t } = useLang();
  const { annule, isfirst, reglementid } = mouvement;
  const origine = origineOf(mouvement);
  if (annule)
    return (
      <Badge tone="danger" icon={<Ban aria-hidden />}>
        {t('mouvement.annule')}
      </Badge>
    );
  if (isfirst === 1)
    return (
      <Badge tone="primary" icon={<BookOpen aria-hidden />}>
        {t('mouvement.ouverture')}
      </Badge>
    );
  if (origine) return <Badge {...ORIGINES[origine]}>{t(origine)}</Badge>;
  if (reglementid !== null)
    return (
      <Badge tone="info" icon={<ReceiptText aria-hidden />}>
        {t('activite.objetreglement')}
      </Badge>
    );
  return (
    <Badge tone="neutral" icon={<PencilLine aria-hidden />}>
      {t('mouvement.manuel')}
    </Badge>
  );
}
