import type { Lang } from '@comptoir/contract/errors';
import { editionOf } from '@comptoir/contract/imprimes/description';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import type { EditionImprime } from '@comptoir/contract/imprimes/reglement';
import type { Organisation } from '@comptoir/contract/organisation';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Config } from '../config';
import type { Session } from '../frame/access/session';
import type { Binary } from '../frame/http/binaryRoute';
import type { Routing } from '../frame/http/routeOf';
import { logoForPaper } from '../organisation/logo';
import { findOrganisation } from '../organisation/repository';
import { drawnFile } from './drawing/drawing';
import type { Descriptions } from './drawing/pdf';

/** The settings with which documents are published. */
export type Publication = Pick<Config, 'compagnie' | 'baseUrl'>;

/** The documents of one requested file. */
export interface Printed {
  /** The name of the PDF, in ASCII. */
  name: string;
  /** Their ticket is answered as a picture, unless it is too long for one (ADR 0050). */
  isShared?: boolean;
  describe(edition: EditionImprime): Descriptions;
}

/** The language, the format (A4 by default) and the author of a request for documents. */
interface Asked {
  lang: Lang;
  format: FormatImprime | undefined;
  session: Session;
}

/** Returns the lines below the organisation's name: address, contacts, legal details. */
function mentionsOf({ adresse, tel, email, mentions }: Omit<Organisation, 'adressepublique'>): string[] {
  const reached = [adresse, formatTelephone(tel), email].filter(Boolean).join(' · ');
  return [reached, mentions].filter(Boolean);
}

/**
 * Answers documents of the organisation as a file, drawn in turn; `started` is the organisation's name until one is
 * set. It is a file to keep: browsers do not show it under our content policy.
 */
export function printedBinary(
  { name, isShared = false, describe }: Printed,
  { lang, format, session: { utilisateurid, prenom, nom } }: Asked,
  { routing, started }: { routing: Routing; started: string },
): Binary {
  const open = async () => {
    const organisation = await findOrganisation(routing.db, started);
    const madeon = new Date(routing.now()).toISOString();
    const descriptions = describe({
      lang,
      organisation: { compagnie: organisation.compagnie, mentions: mentionsOf(organisation) },
      reglages: organisation,
      made: editionOf(madeon, `${prenom} ${nom}`.trim(), lang),
    });
    const logo = await logoForPaper(routing, organisation.logo);
    const order = { descriptions, logo, madeon, format, isShared };
    const { bytes, mime } = await routing.papers(utilisateurid, () => drawnFile(order));
    const named = mime === 'image/png' ? name.replace(/pdf$/, 'png') : name;
    return { bytes, mime, disposition: `attachment; filename="${named}"` };
  };
  return { cache: 'private, no-store', open };
}
