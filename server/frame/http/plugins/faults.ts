import { Refusal } from '@comptoir/contract/envelope';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfDatabase } from '../../../db/faults';
import { StorageFailure } from '../../storage/storageFailure';
import { sendRefusal } from '../answer';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'requete.illisible',
  404: 'introuvable',
  405: 'requete.methode',
  406: 'requete.type',
  408: 'requete.expiree',
  411: 'requete.illisible',
  413: 'requete.trop_grande',
  414: 'requete.trop_grande',
  415: 'requete.type',
  431: 'requete.trop_grande',
  503: 'base.indisponible',
};

/** Returns the refusal that answers an error of a handler, the database or the framework. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageFailure) return new Refusal(error.isFull ? 'espace.insuffisant' : 'base.indisponible');
  const database = refusalOfDatabase(error);
  if (database) return database;
  // The disk of the files is full (RELIABILITY F09).
  if (['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code))) {
    return new Refusal('espace.insuffisant');
  }
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  return new Refusal(BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'requete.illisible' : 'interne'));
}

/**
 * Tells whether an error is a fault of our code, which the log must show. A value that the database refuses is one too,
 * whatever the caller is told: a handler should have refused it before. A unique index with its own refusal code is the
 * exception, because handlers rely on it (db/faults).
 */
export function isFault(error: unknown, { code }: Pick<Refusal, 'code'>): boolean {
  const ofDatabase = String((error as { code?: unknown } | null)?.code ?? '');
  if (ofDatabase === '23505') return code === 'requete.invalide';
  return code === 'interne' || /^2[23]/.test(ofDatabase);
}

/** Returns the refusal that answers an error, and logs our own faults. */
export function loggedRefusal(error: unknown, request: FastifyRequest): Refusal {
  const refusal = refusalOf(error);
  if (isFault(error, refusal)) request.log.error({ err: error }, 'fault');
  else if (refusal.code.startsWith('base.')) request.log.warn({ err: error }, 'unavailable');
  return refusal;
}

/** Answers every error, the framework's own included, in the one envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(loggedRefusal(error, request), request, reply);
}

const SUPPORTED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Makes every error and every unknown path of the API answer in the one envelope. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(new Refusal(SUPPORTED.has(request.method) ? 'introuvable' : 'requete.methode'), request, reply),
  );
}
