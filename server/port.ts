/** TCP port of the one server, unless PORT says otherwise. `npm run dev` sends its API requests there. */
export const PORT = 4280;
