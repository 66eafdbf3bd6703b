import { type Imprime, imprimes } from '@comptoir/contract/imprimes';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { rangOf } from '@comptoir/domain/imprime';
import { formatMontant } from '@comptoir/domain/money';
import { whatsappUrl } from '@comptoir/domain/telephone';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { MessageCircle, PenLine, Truck } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../frame/api/url';
import { useLang } from '../frame/i18n/useLang';
import { PartWaiting } from '../frame/parts/PartWaiting';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { Loaded } from '../records/Loaded';
import { APRES_CHAQUE, FORMAT, useGarde } from './gardes';
import type { ASigner, Imprimable } from './imprimable';
import { LienPublic } from './LienPublic';
import { canPrintPdf } from './printPdf';
import { SignerDialog } from './SignerDialog';
import { Formats, Partage, Suite } from './Sorties';
import { type Impression, useImpression } from './useImpression';

export interface ImprimeModalProps {
  imprimable: Imprimable;
  onClose(): void;
}

/**
 * The document of a payment, an order, a transfer, an advance or a closing. It says what the document is about and how
 * often it was printed, and has the ways to print it, to send it, and to copy its public address (ADR 0042); for an
 * order also the delivery note (ADR 0045). The format that this person last used on this device is one press away.
 */
export function ImprimeModal({ imprimable, onClose }: ImprimeModalProps) {
  const { t } = useLang();
  const { objet, imprimeid, numero, isSignedFirst = false } = imprimable;
  const route = useRoute(imprimes.byId, { params: { imprimeid } });
  const { dernier, keep } = useGarde(FORMAT);
  const impression = useImpression([imprimable], onClose);
  const imprime = route.data;
  const signature = useSignature(imprimable, imprime);
  const isFirst = isSignedFirst && signature !== null;
  return (
    <Modal
      open
      size="sm"
      title={t(`piece.titre${objet}`, { numero })}
      footer={
        imprime && dernier && imprime.etat !== 'remplace' ? (
          <>
            {isFirst && <Signature {...signature} isFirst />}
            <Formats impression={impression} dernier={dernier} isFirst={!isFirst} onUse={keep} />
            {signature && !isFirst && <Signature {...signature} isFirst={false} />}
            <Envoi imprimable={imprimable} imprime={imprime} impression={impression} />
            {objet === 'commande' && <Livraison imprimeid={imprimeid} format={dernier} />}
            {imprime.lien !== null && <LienPublic imprimeid={imprimeid} lien={imprime.lien} />}
          </>
        ) : undefined
      }
      onClose={onClose}
    >
      <Loaded route={route} failedTitle={t('piece.echec')} skeleton={<PartWaiting />}>
        {(shown) => (
          <Stack>
            <Montants imprimable={imprimable} />
            <Etat imprime={shown} />
            {rangOf(numero)?.serie === 'PC' && canPrintPdf() && <ApresChaque />}
            <Suite impression={impression} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

/** Shows what was paid, ordered, moved or counted, and what is still owed. */
function Montants({ imprimable: { montant, reste } }: { imprimable: Imprimable }) {
  const { t } = useLang();
  const items = [
    { id: 'montant', label: t('depense.montant'), value: <Amount value={montant} /> },
    ...(reste === null ? [] : [{ id: 'reste', label: t('reglement.restant'), value: <Amount value={reste} /> }]),
  ];
  return <DescriptionList items={items} minWidth="7.5rem" />;
}

/** Says whether the document is still valid, and which number the next print will have. */
function Etat({ imprime: { etat, tirages } }: { imprime: Imprime }) {
  const { t } = useLang();
  if (etat === 'remplace') return <Alert tone="warning">{t('piece.remplace')}</Alert>;
  return (
    <Stack gap={2}>
      {etat === 'annule' && (
        <span>
          <Badge tone="danger">{t('piece.annule')}</Badge>
        </span>
      )}
      <span>{tirages === 0 ? t('piece.jamais') : t('piece.tirages', { count: tirages, suivant: tirages + 1 })}</span>
    </Stack>
  );
}

/** Whether each payment that is received is printed at once on this device, in the format used last. */
function ApresChaque() {
  const { t } = useLang();
  const { dernier, keep } = useGarde(APRES_CHAQUE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isOn: boolean) => {
    setChosen(isOn);
    keep(isOn);
  };
  return (
    <SwitchField
      label={t('piece.apreschaque')}
      hint={t('piece.apreschaqueaide')}
      checked={chosen ?? dernier ?? false}
      onCheckedChange={choose}
    />
  );
}

interface SignatureProps {
  aSigner: ASigner;
  onSigned(): void;
}

/** Returns what the beneficiary may sign here; null if nothing is to be signed, or the user may not ask for it. */
function useSignature({ aSigner }: Imprimable, imprime: Imprime | undefined): SignatureProps | null {
  const { can } = useSession();
  const [isSigned, setIsSigned] = useState(false);
  const isOpen = imprime?.etat === 'valide' && !isSigned && can('depenses.regler');
  return aSigner && isOpen ? { aSigner, onSigned: () => setIsSigned(true) } : null;
}

/** Lets the beneficiary sign the document (ADR 0048). */
function Signature({ aSigner, onSigned, isFirst }: SignatureProps & { isFirst: boolean }) {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        autoFocus={isFirst}
        icon={<PenLine aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('decharge.signer')}
      </Button>
      {isOpen && <SignerDialog aSigner={aSigner} onSigned={onSigned} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface EnvoiProps {
  imprimable: Imprimable;
  imprime: Imprime;
  impression: Impression;
}

/** Sends the document: as a file where the device shares files, and everywhere as a WhatsApp message. */
function Envoi({ imprimable, imprime, impression }: EnvoiProps) {
  const { t } = useLang();
  const message = useMessage(imprimable, imprime);
  return (
    <>
      <Partage impression={impression} />
      <LinkButton
        // Without a phone, WhatsApp asks to whom it goes.
        href={whatsappUrl(imprimable.tel, message) ?? `https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        icon={<MessageCircle aria-hidden />}
        aria-label={t('piece.whatsapp')}
      >
        WhatsApp
      </LinkButton>
    </>
  );
}

interface LivraisonProps extends Pick<Imprimable, 'imprimeid'> {
  /** The format last used. */
  format: FormatImprime;
}

/** The delivery note, which has no number of its own and is not counted. */
function Livraison({ imprimeid, format }: LivraisonProps) {
  const { t, lang } = useLang();
  return (
    <LinkButton
      href={urlOf(imprimes.livraison, { params: { imprimeid }, query: { langue: lang, format } })}
      download
      icon={<Truck aria-hidden />}
    >
      {t('piece.livraison')}
    </LinkButton>
  );
}

/**
 * Returns the message for WhatsApp: whose document it is, its number, the amount, what remains if anything is owed, and
 * the public address if there is one.
 */
function useMessage({ objet, numero, montant, reste }: Imprimable, { etat, lien }: Imprime): string {
  const { t } = useLang();
  const { user } = useSession();
  const said = { compagnie: user?.compagnie ?? '', numero, montant: formatMontant(montant) };
  const message =
    etat === 'annule'
      ? t('piece.messageannule', said)
      : t(`piece.message${objet}`, { ...said, reste: formatMontant(reste ?? 0) });
  return lien === null ? message : `${message}\n${lien}`;
}
