import type { Answered, Piece, TestClient } from '../../trials/testing/client';

/** A client as the form sends one. */
export const clientFields = (change: object = {}): Record<string, unknown> => ({
  libelleclient: 'Traoré et Fils',
  typeclient: 'Entreprise',
  adresse: 'Treichville, rue 12',
  email: 'contact@traore.ci',
  tel: '0708091011',
  ...change,
});

/** Sends a client's form; undefined fields are left out. */
export function sendClient(
  sender: TestClient,
  method: 'POST' | 'PUT',
  fields: object,
  photo?: Piece | null,
): Promise<Answered> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value ?? ''));
  if (photo) form.append('photo', new Blob([photo.bytes]), photo.name);
  return sender.send(method, '/api/clients', form);
}

/** Creates a client and returns its record. Throws when the server refuses it. */
export async function newClient(sender: TestClient, change: object = {}, photo?: Piece) {
  const answer = await sendClient(sender, 'POST', clientFields(change), photo);
  if (answer.status !== 201) throw new Error(answer.bytes.toString('utf8'));
  return answer.body.data;
}
