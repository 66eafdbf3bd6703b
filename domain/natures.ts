/**
 * What holds a register's money: a drawer of cash, a wallet of mobile money, or a bank account. In a file of its own
 * because the first screen needs it without the rules of ./caisse.
 */
export const NATURES = ['especes', 'wave', 'orange', 'mtn', 'moov', 'banque'] as const;
