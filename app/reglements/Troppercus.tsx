import { caisses } from '@comptoir/contract/caisses';
import { reglements } from '@comptoir/contract/reglements';
import type { Troppercu } from '@comptoir/contract/troppercus';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { OfferList } from '@comptoir/ui/OfferList';
import { useState } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { CallDialog } from '../records/CallDialog';
import { useToday } from '../records/useToday';
import { DETTES, type Dette } from './dette';

const loadMouvement = withTexts('caisses', () => import('../caisses/mouvements/MouvementModal'));
const MouvementModal = lazyOf(loadMouvement, 'MouvementModal');

/** An order that a surplus may pay: `reste` is what it still owes, francs. */
export interface APayer {
  dette: Dette;
  reste: Francs;
}

export interface TroppercusProps {
  clientid: RecordId;
  aPayer?: APayer | undefined;
  /** Called once the order was paid. */
  onUsed?: (() => void) | undefined;
}

/**
 * The surpluses of a client that operators received and that are still held: each is given back, or pays the order (ADR
 * 0052). Renders nothing without any.
 */
export function Troppercus({ clientid, aPayer, onUsed }: TroppercusProps) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const { data = [] } = useRoute(reglements.troppercus, { params: { clientid } });
  const [opened, setOpened] = useState<{ rendre: Troppercu } | { utiliser: Troppercu } | null>(null);
  const close = () => setOpened(null);
  const isUsable = aPayer !== undefined && aPayer.reste > 0 && can('commandes.regler');
  if (data.length === 0) return null;
  const offers = data.map((tenu) => {
    const montant = formatMontant(tenu.tenu);
    const actions = (
      <>
        {isUsable && (
          <Button aria-label={`${t('troppercu.utiliser')} · ${montant}`} onClick={() => setOpened({ utiliser: tenu })}>
            {t('troppercu.utiliser')}
          </Button>
        )}
        {can('caisses.mouvements') && (
          <Button
            variant="secondary"
            aria-label={`${t('troppercu.rendre')} · ${montant}`}
            onClick={() => setOpened({ rendre: tenu })}
          >
            {t('troppercu.rendre')}
          </Button>
        )}
      </>
    );
    const named = { montant, caisse: tenu.caisse, date: formatDateLong(tenu.date, lang) };
    return { id: String(tenu.reglementid), text: t('troppercu.tenu', named), actions };
  });
  return (
    <div data-wide>
      <OfferList title={t('reglement.troppercu')} offers={offers} />
      {opened && 'rendre' in opened && <Rendre tenu={opened.rendre} onClose={close} />}
      {opened && 'utiliser' in opened && aPayer && (
        <Utiliser tenu={opened.utiliser} aPayer={aPayer} onClose={close} onUsed={onUsed} />
      )}
    </div>
  );
}

interface UtiliserProps extends Pick<TroppercusProps, 'onUsed'> {
  tenu: Troppercu;
  aPayer: APayer;
  onClose(): void;
}

/** Asks before a surplus pays what it can of an order; the register neither receives nor gives anything. */
function Utiliser({ tenu, aPayer: { dette, reste }, onClose, onUsed }: UtiliserProps) {
  const { t } = useLang();
  const today = useToday();
  const { reglementid: tropde, caisseid, caisse } = tenu;
  const montant = Math.min(tenu.tenu, reste);
  const from = REGLEMENT_FROM.commande;
  return (
    <CallDialog
      call={reglements.create}
      args={{ body: { depenseid: dette.id, caisseid, montant, from, date: today, tropde }, file: null }}
      touches={DETTES[from].touches}
      tone="primary"
      of={['reglement', { libelle: dette.libelle, montant }]}
      fait={{ devient: t('troppercu.regle') }}
      detail={t('troppercu.utiliserdetail', { montant: formatMontant(montant), libelle: dette.libelle, caisse })}
      onClose={onClose}
      onDone={() => {
        onClose();
        onUsed?.();
      }}
    />
  );
}

/** The form of the movement that gives a surplus back, out of the register that holds it. */
function Rendre({ tenu: { reglementid, commandeid, caisseid, tenu }, onClose }: { tenu: Troppercu; onClose(): void }) {
  const { t } = useLang();
  const { data: caisse } = useRoute(caisses.byId, { params: { caisseid } });
  const description = t('troppercu.description', { numero: String(commandeid) });
  return (
    <LazyDialog onClose={onClose}>
      {caisse && (
        <MouvementModal caisse={caisse} mouvement={null} rendu={{ reglementid, tenu, description }} onClose={onClose} />
      )}
    </LazyDialog>
  );
}
