import type { MouvementListe } from '@comptoir/contract/caisses';
import { dayOfInstant, formatBrief, formatInstant } from '@comptoir/domain/dates';
import { CUT } from '@comptoir/domain/texte';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import { CutText } from '@comptoir/ui/CutText';
import type { Column } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { Ban, BookOpen, PencilLine, ReceiptText, Scale, Undo2 } from 'lucide-react';
import { ContrepasseBadge, MontantPasse, UnderContrepasse } from '../../contrepassations/contrepasseLook';
import { useLang } from '../../frame/i18n/useLang';
import { commandePath, depensePath } from '../../frame/routing/recordPaths';
import { useSession } from '../../frame/session/useSession';
import { BriefDate } from '../../records/BriefDate';
import { UnderBeneficiaire, useBeneficiaire } from '../../records/beneficiaire/Beneficiaires';
import { BY_DATE, BY_MONTANT } from '../../records/lists/TriFilter';
import { RecordLink } from '../../records/RecordLink';
import { useToday } from '../../records/useToday';

/**
 * The columns date, amount with its arrow (down and green for type 1, D47), balance after the movement, kind, and
 * description, which links to the order or expense that was paid, with who took the cash and whether the movement was
 * reversed (spec § 2 Cash registers).
 */
export function useMouvementColumns(): Column<MouvementListe>[] {
  const { t } = useLang();
  const hrefOf = useRecordOf();
  const beneficiaireOf = useBeneficiaire();
  return [
    {
      key: 'createdon',
      orders: BY_DATE,
      phone: 'meta',
      header: t('depense.date'),
      isPrimary: true,
      // The line has room for one of the two dates before the balance.
      onPhone: (row) => (isDatedLate(row) ? <DatedLate mouvement={row} /> : <BriefDate date={row.createdon} />),
      render: (row) => <Entered mouvement={row} />,
    },
    {
      key: 'montant',
      orders: BY_MONTANT,
      phone: 'amount',
      header: t('depense.montant'),
      align: 'end',
      phoneNote: (row) => row.contrepassele && <ContrepasseBadge row={row} />,
      render: (row) => (
        <MontantPasse
          row={row}
          value={row.montant}
          sign={row.type === 1 ? 'in' : 'out'}
          signLabel={t(row.type === 1 ? 'mouvement.entree' : 'mouvement.sortie')}
        />
      ),
    },
    {
      key: 'soldeapres',
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
      header: t('mouvement.soldeapres'),
      align: 'end',
      render: ({ soldeapres }) => (soldeapres === null ? t('mouvement.corrige') : <Amount value={soldeapres} />),
    },
    {
      key: 'nature',
      phone: 'badge',
      under: 'montant',
      // On a phone the title's link already tells payments from manual movements; the room goes to the balance instead.
      onPhone: (row) => (row.annule || row.isfirst === 1) && <Nature mouvement={row} />,
      header: t('depense.nature'),
      render: (row) => <Nature mouvement={row} />,
    },
    {
      key: 'description',
      phone: 'title',
      onPhone: (row) => {
        const origine = origineOf(row);
        const said = origine ? t(origine) : row.description;
        const [name, href] = [said || t('caisse.sansdescription'), hrefOf(row)];
        return href ? <RecordLink href={href}>{name}</RecordLink> : name;
      },
      phoneNote: (row) => (origineOf(row) ? row.description : beneficiaireOf(row)),
      onPaper: (row) => (
        <UnderContrepasse row={row}>
          <UnderBeneficiaire row={row}>{row.description}</UnderBeneficiaire>
        </UnderContrepasse>
      ),
      header: t('depense.description'),
      render: (row) => (
        <UnderContrepasse row={row}>
          <Description mouvement={row} href={hrefOf(row)} />
        </UnderContrepasse>
      ),
    },
  ];
}

/**
 * Names what brought a movement into its register, where its description is only the reason; an answer that an older
 * version of the app has cached has neither of the two ids.
 */
function origineOf({ arreteid, contrepasseid }: MouvementListe) {
  if (arreteid) return 'mouvement.ecart';
  return contrepasseid ? 'mouvement.contrepassation' : null;
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

/** The business day of a movement that was entered on another day. */
function DatedLate({ mouvement }: { mouvement: MouvementListe }) {
  const { t, lang } = useLang();
  const today = useToday();
  return (
    isDatedLate(mouvement) && <small>{t('mouvement.du', { jour: formatBrief(mouvement.date, lang, today) })}</small>
  );
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

/** What the movement was for, as a link to the record that was paid, with who took the cash. */
function Description({ mouvement, href }: { mouvement: MouvementListe; href: string | null }) {
  const { t } = useLang();
  const { description } = mouvement;
  const link = href ? { link: { href, renderLink: RecordLink } } : {};
  return (
    <UnderBeneficiaire row={mouvement}>
      {description ? (
        <CutText text={description} max={CUT.CAISSE_DESCRIPTION} {...link} />
      ) : (
        t('caisse.sansdescription')
      )}
    </UnderBeneficiaire>
  );
}

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
  if (origine)
    return (
      <Badge tone="warning" icon={origine === 'mouvement.ecart' ? <Scale aria-hidden /> : <Undo2 aria-hidden />}>
        {t(origine)}
      </Badge>
    );
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
