import type { Lang } from '@comptoir/contract/errors';
import type { Organisation, ReglagesPapiers } from '@comptoir/contract/organisation';
import type { FormatPapier } from '@comptoir/contract/papiers/formats';
import { type EnTete, editionOf } from '@comptoir/contract/papiers/papier';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { langOfRequest } from '../frame/http/request';
import { type Routing, signedIn } from '../frame/http/routeOf';
import { drawnPapers } from '../papiers/drawing';
import type { Papiers } from '../papiers/pdf';
import { logoForPaper } from './logo';
import { findOrganisation } from './repository';

/** What a paper says besides its subject: `made` says who made it, and when. */
interface Edition {
  lang: Lang;
  organisation: EnTete;
  reglages: ReglagesPapiers;
  made: string;
}

/** Papers of one PDF that was asked for, in `langue` or else in the language of the request, in `format` or else on A4. */
interface AskedPapier {
  langue?: Lang | undefined;
  format?: FormatPapier | undefined;
  /** The name of the file, in ASCII. */
  name: string;
  /** The same for a picture of the ticket, which is answered instead unless it is too long for one. */
  image?: string | undefined;
  describe(edition: Edition): Papiers;
}

/** Returns the lines below the organisation's name: where it is, how it is reached, its legal details. */
function mentionsOf({
  adresse,
  tel,
  email,
  mentions,
}: Pick<Organisation, 'adresse' | 'tel' | 'email' | 'mentions'>): string[] {
  const reached = [adresse, formatTelephone(tel), email].filter(Boolean).join(' · ');
  return [reached, mentions].filter(Boolean);
}

/**
 * Answers papers of the organisation as a file, in turn, made by who asked for it; `started` is the organisation's name until one
 * is set. It is a file to keep, and browsers do not show what comes under our policy of content.
 */
export async function sendPapier(
  { langue, format, name, image, describe }: AskedPapier,
  { routing, started }: { routing: Routing; started: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const organisation = await findOrganisation(routing.db, started);
  const { utilisateurid, prenom, nom } = signedIn(request);
  const lang = langue ?? langOfRequest(request);
  const madeon = new Date(routing.now()).toISOString();
  const papiers = describe({
    lang,
    organisation: { compagnie: organisation.compagnie, mentions: mentionsOf(organisation) },
    reglages: organisation,
    made: editionOf(madeon, `${prenom} ${nom}`.trim(), lang),
  });
  const logo = await logoForPaper(routing, organisation.logo);
  const order = { papiers, logo, madeon, format, isShared: image !== undefined };
  const { bytes, mime } = await routing.papers(utilisateurid, () => drawnPapers(order));
  return reply
    .type(mime)
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; filename="${mime === 'image/png' ? image : name}"`)
    .send(bytes);
}
