import { calls } from '@comptoir/contract/calls';
import { MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { PREMIERS_PAS } from '@comptoir/domain/premierspas';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { PHOTO } from './media';

const { dashboard, organisation } = calls;

const told = (premierspas: readonly unknown[], as?: Step['as']): Step => ({
  call: dashboard.attente,
  ...(as && { as }),
  expect: { data: { premierspas } },
});

const named = (more: Partial<Step>, retirerlogo = 0): Step => ({
  call: organisation.update,
  body: { compagnie: 'Groupe @unique', adresse: '', tel: '', email: '', mentions: '', retirerlogo },
  ...more,
});

/** The first steps that the dashboard shows for setting up an organisation. */
export const premierspasCases: readonly ConformanceCase[] = [
  rule('of the first steps one is told one’s own, done by what there is (CONTRACT "Permissions")', [
    opened(1000),
    told(PREMIERS_PAS.map((etape) => ({ etape }))),
    told(
      [
        { etape: 'caisse', fait: true },
        { etape: 'utilisateurs', fait: true },
      ],
      ['tableau de bord', 'caisses', 'caisses.creer', 'utilisateurs', 'utilisateurs.creer', 'profils.gerer'],
    ),
    told([], MODULE_PERMISSIONS),
  ]),
  rule('an organisation with a name and no logo is not set up yet', [
    named({}, 1),
    told([{ etape: 'organisation', fait: false }], ['tableau de bord', 'organisation.modifier']),
    named({ files: [PHOTO] }),
    told([{ etape: 'organisation', fait: true }], ['tableau de bord', 'organisation.modifier']),
  ]),
];
