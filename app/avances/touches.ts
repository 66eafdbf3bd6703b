/** Nouns whose data a decision about an advance changes; in a file of its own because lists need no form. */
export const TOUCHES = { touches: ['avances', 'caisses', 'transferts'] };
