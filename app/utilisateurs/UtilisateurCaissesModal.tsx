import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { caisses } from '@comptoir/contract/caisses';
import { type Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { CheckboxField } from '@comptoir/ui/CheckboxField';
import { Modal } from '@comptoir/ui/Modal';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { useId, useState } from 'react';
import { apiErrorOf } from '../frame/api/ApiError';
import type { SendOptions } from '../frame/api/client';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';
import { useSave } from '../records/forms/useSave';
import { ReadFailure } from '../records/ReadFailure';

/** Registers are refreshed too, because users only see their own. */
const TOUCHES = { touches: ['utilisateurs', 'caisses'] };

export interface UtilisateurCaissesModalProps {
  utilisateur: Utilisateur;
  onClose(): void;
}

/** Chooses the registers that a user sees and uses: all of them, or selected ones (PRODUCT Q). */
export function UtilisateurCaissesModal({ utilisateur, onClose }: UtilisateurCaissesModalProps) {
  const { t } = useLang();
  const formId = useId();
  const [chosen, setChosen] = useState(utilisateur.caisses);
  const title = t('utilisateur.caissesligne', { nom: nomComplet(utilisateur) });
  const { busy, error, give } = useGiving(utilisateur, title, onClose);
  const isDirty = keyOf(chosen) !== keyOf(utilisateur.caisses);

  return (
    <Modal
      open
      title={title}
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="secondary" onClick={close}>
            {t('general.annuler')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('general.enregistrer')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void give(chosen);
        }}
      >
        <Stack>
          {error !== null && <Alert tone="danger">{error}</Alert>}
          <RadioGroup
            legend={t('utilisateur.caisses')}
            hint={t('utilisateur.caissesaide')}
            value={chosen === null ? 'toutes' : 'choisies'}
            onValueChange={(value) => setChosen(value === 'toutes' ? null : (utilisateur.caisses ?? []))}
            options={[
              { value: 'toutes', label: t('utilisateur.caissestoutes') },
              { value: 'choisies', label: t('utilisateur.caisseschoisies') },
            ]}
          />
          {chosen !== null && <Choices chosen={chosen} onChange={setChosen} />}
        </Stack>
      </form>
    </Modal>
  );
}

const keyOf = (ids: readonly number[] | null) => JSON.stringify(ids && [...ids].sort((a, b) => a - b));

interface ChoicesProps {
  chosen: readonly number[];
  onChange(chosen: number[]): void;
}

function Choices({ chosen, onChange }: ChoicesProps) {
  const { t } = useLang();
  const { data, error, refresh } = useRoute(caisses.all, {});
  if (error && !data) {
    return <ReadFailure title={t('general.chargementechoue')} of={{ error, refresh }} />;
  }
  if (!data) return <TableSkeleton columns={1} rows={4} />;
  const toggle = ({ caisseid }: CaisseChoice, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, caisseid] : chosen.filter((id) => id !== caisseid));
  return (
    <Stack gap={1}>
      {/* Only its holder uses an advance (ADR 0039). */}
      {data
        .filter(({ nature }) => nature !== 'avance')
        .map((caisse) => (
          <CheckboxField
            key={caisse.caisseid}
            label={caisse.libelle}
            checked={chosen.includes(caisse.caisseid)}
            onCheckedChange={(isChosen) => toggle(caisse, isChosen)}
          />
        ))}
      {chosen.length === 0 && <Alert tone="warning">{t('utilisateur.caissesaucune')}</Alert>}
    </Stack>
  );
}

function useGiving(utilisateur: Utilisateur, title: string, onClose: () => void) {
  const { t } = useLang();
  const { utilisateurid } = utilisateur;
  const { submit, busy, error } = useMutationOf(utilisateurs.giveCaisses, TOUCHES);
  const save = useSave('utilisateurcaisses', utilisateurid, title);
  const give = (chosen: number[] | null) => {
    const body = { caisses: chosen };
    const write = (options: SendOptions) => submit({ params: { utilisateurid }, body }, options);
    return save(body, write, () => [faitOf('modifie', 'utilisateur', utilisateur, t)]).then(onClose, apiErrorOf);
  };
  return { busy, error: error?.message ?? null, give };
}
