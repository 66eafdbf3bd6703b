import { imprimes } from '@comptoir/contract/imprimes';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { NOM_LOT, nomImage, nomImprime } from '@comptoir/contract/imprimes/reglement';
import type { Count, RecordId } from '@comptoir/domain/units';
import { readFile } from '../frame/api/readFile';
import { sendOnce } from '../frame/api/sendOnce';
import { urlOf } from '../frame/api/url';
import { useMutationOf } from '../frame/api/useMutationOf';
import { keyPlace } from '../frame/device/places';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { Imprimables } from './imprimable';

export const PDF = 'application/pdf';
const PNG = 'image/png';
const TOUCHES = { touches: ['imprimes'] };

/**
 * The documents that are printed at once, as one PDF. A single document is shared as a picture, which people see
 * without opening it.
 */
interface Lot {
  /** Counts one more print of each, and returns how often the first one was printed by then. */
  count(): Promise<Count>;
  /** Where the PDF is. */
  addressOf(format: FormatImprime): string;
  /** Reads the PDF that is printed. */
  pdf(format: FormatImprime): Promise<Blob>;
  /** Reads the file that is shared. */
  read(): Promise<File>;
}

/** Where the key of a print is kept until its answer is there. */
export const impressionPlace = (utilisateurid: RecordId, imprimeids: readonly RecordId[]) =>
  keyPlace(utilisateurid, 'imprime', imprimeids.join());

/** Returns one document, or several as a lot. A print whose answer was lost is counted once. */
export function useImprimes(imprimables: Imprimables): Lot {
  const [{ imprimeid, numero }, ...others] = imprimables;
  const { lang: langue } = useLang();
  const { user } = useSession();
  const one = useMutationOf(imprimes.tirer, TOUCHES);
  const lot = useMutationOf(imprimes.tirerlot, TOUCHES);
  const imprimeids = imprimables.map((imprimable) => imprimable.imprimeid);
  const place = impressionPlace(user?.utilisateurid ?? 0, imprimeids);
  if (others.length === 0) {
    const params = { imprimeid };
    return {
      count: async () =>
        (await sendOnce(place, params, (idempotencyKey) => one.submit({ params }, { idempotencyKey }))).data.tirages,
      addressOf: (format) => urlOf(imprimes.pdf, { params, query: { langue, format } }),
      pdf: (format) => readFile(imprimes.pdf, { params, query: { langue, format } }, PDF),
      async read() {
        const bytes = await readFile(imprimes.partage, { params, query: { langue } }, PNG, PDF);
        const { type } = bytes;
        return new File([bytes], (type === PNG ? nomImage : nomImprime)({ numero }), { type });
      },
    };
  }
  const body = { imprimeids };
  const query = { imprimeids: imprimeids.join(), langue };
  return {
    count: async () => {
      const { data } = await sendOnce(place, body, (idempotencyKey) => lot.submit({ body }, { idempotencyKey }));
      return data[0]?.tirages ?? 0;
    },
    addressOf: (format) => urlOf(imprimes.lot, { query: { ...query, format } }),
    pdf: (format) => readFile(imprimes.lot, { query: { ...query, format } }, PDF),
    read: async () => new File([await readFile(imprimes.lot, { query }, PDF)], NOM_LOT, { type: PDF }),
  };
}
