/** The password of every user in the tests. */
export const PASSWORD = 'Tam-tam du palétuvier 7';
