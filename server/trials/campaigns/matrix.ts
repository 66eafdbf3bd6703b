import { allCalls } from '@comptoir/contract/calls';
import { Cast, callFaults, rolesOf, traceFaults } from '../suites/access/matrix';
import type { House } from '../suites/house';
import { type Campaign, type Setting, scaled } from './campaign';
import { inHouse } from './standing';

async function walk(house: House, setting: Setting) {
  const cast = new Cast(house);
  const calls = allCalls.slice(0, scaled(setting, allCalls.length));
  const findings: string[] = [];
  let cells = 0;
  for (const { name, call } of calls) {
    findings.push(...(await callFaults(cast, name, call)));
    cells += rolesOf(call).length;
    if (cells % 500 < rolesOf(call).length) setting.say(`${cells} cells, ${findings.length} findings`);
  }
  findings.push(...(await traceFaults(cast, house, calls)));
  return { counts: { calls: calls.length, 'calls × roles': cells }, findings };
}

/** Walks through the whole matrix of permissions (RELIABILITY § 4). */
export const matrix: Campaign = {
  shows: 'F99, P01, P12',
  run: (setting) => inHouse((house) => walk(house, setting)),
};
