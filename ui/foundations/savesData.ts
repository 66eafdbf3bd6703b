/** Whether the browser was asked to save data (DESIGN rule 23); nothing is fetched ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
