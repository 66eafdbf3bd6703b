import { calls } from '@comptoir/contract/calls';
import type { RecordId } from '@comptoir/domain/units';
import type { House, Person } from './house';

/** Makes a person who sends and receives money, and is given these registers alone. */
export async function holderOf(house: House, admin: Person, caisses: readonly RecordId[]): Promise<Person> {
  const person = await house.person(['caisses', 'caisses.transferer']);
  const { utilisateurid } = person;
  await house.done(admin, calls.utilisateurs.giveCaisses, { params: { utilisateurid }, body: { caisses } });
  return person;
}
