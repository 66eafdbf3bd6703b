import { Writable } from 'node:stream';
import { PDF } from '@comptoir/conformance/piece';
import { expect, it } from 'vitest';
import { PASSWORD, testApp } from '../../../trials/testing/app';
import { counterOf } from '../../../trials/testing/counter';

it('logs say who and what, never a secret or what was typed (RELIABILITY F82, F112)', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await using house = await testApp({ logTo, config: { logLevel: 'debug' } });
  const admin = await house.asAdmin();
  const counter = await counterOf(admin);
  const [caisseid, depenseid] = [await counter.caisse(10), await counter.depense(10, { libelle: 'Secretlibelle' })];
  await counter.pay({ depenseid, caisseid, montant: 1, file: { ...PDF, name: 'Secretname.pdf' } });
  await admin.get('depenses/searchwhithpagination/Secretterm?page=1');
  await house.anonymous.post('auth/login', { username: 'admin\r\n\u001b[31mforged', password: PASSWORD });
  await house.anonymous.post('auth/login', { username: 'admin', password: PASSWORD });
  const text = lines.join('');
  expect(lines.every((line) => JSON.parse(line))).toBe(true);
  expect(text).toContain('"route":"/api/depenses/searchwhithpagination/:term"');
  expect(text).toContain(`"utilisateurid":${admin.utilisateurid}`);
  for (const secret of [PASSWORD, admin.token ?? 'none', 'Secret', 'forged', 'session='])
    expect(text).not.toContain(secret);
});
