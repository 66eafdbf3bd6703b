import * as z from 'zod/mini';
import { call } from './call';
import { access, Flux, pas, periode, Repartition, Totaux } from './dashboard';

/** The parts of `dashboard.periode`, one call each. They stand apart because the first screen asks for all of them. */
export const dashboardParts = {
  totaux: call({
    method: 'GET',
    path: 'dashboard/totaux',
    summary: 'Expenses, money in, money out and the balance of the registers',
    access,
    isCostly: true,
    query: z.strictObject(periode),
    reply: Totaux,
  }),
  flux: call({
    method: 'GET',
    path: 'dashboard/flux',
    summary: 'Money in and out over time, by day, week or month',
    access,
    isCostly: true,
    query: z.strictObject({ ...periode, pas }),
    reply: z.array(Flux),
  }),
  repartition: call({
    method: 'GET',
    path: 'dashboard/repartition',
    summary: 'Expenses by type and by project',
    access,
    isCostly: true,
    query: z.strictObject(periode),
    reply: Repartition,
  }),
};
