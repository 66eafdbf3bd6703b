/** TCP port of the one server, unless PORT says otherwise. `npm run dev` sends there what it asks of the API. */
export const PORT = 4280;
