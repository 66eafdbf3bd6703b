import { searchKey } from '@comptoir/domain/texte';

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * Reads the 49 000 most common passwords of published leaks, most of them English (CONTRACT "Session": at least 10
 * 000), when somebody first chooses one: reading them at a start would take a tenth of a second.
 */
function listedPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return listed;
}

/*
 * Such lists repeat few ideas: a well-known word or keyboard run, written twice or followed by figures. These words,
 * which include French and Ivorian ones, and the rules below refuse the variants that the list misses.
 */
const ROOTS = `
password passwort passw motdepasse motdepass mdp secret secrete admin administrateur administrator root user
utilisateur login connexion bienvenue welcome bonjour bonsoir salut hello coucou letmein laissezmoi iloveyou jetaime
jetadore loveyou lovely love amour monamour moncoeur coeur cheri cherie bebe princess princesse prince soleil sunshine
lune etoile star superstar dragon monkey shadow master football foot basket baseball soccer superman batman spiderman
pokemon naruto starwars matrix ninja killer hunter ranger mustang ferrari porsche mercedes toyota harley yamaha
michael jordan jessica jennifer ashley nicole daniel andrew joshua thomas robert charlie maggie ginger pepper buster
cookie chocolat chocolate banana orange cheese summer winter spring autumn ete hiver printemps automne lundi mardi
mercredi jeudi vendredi samedi dimanche monday friday sunday janvier fevrier mars avril mai juin juillet aout septembre
octobre novembre decembre january february march april june july august september october november december
azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop qsdfghjklm asdfghjkl asdfgh asdf wxcvbn zxcvbnm zxcvbn qazwsx
qazwsxedc wsxedc edcrfv aqwzsx azqsd poiuytreza mlkjhgfdsq abc abcd abcde abcdef abcdefg abcdefgh abcdefghij
trustno freedom liberte liberty whatever computer ordinateur internet google facebook whatsapp youtube samsung iphone
android microsoft windows linux ubuntu apple changeme changezmoi changer default test testtest testing demo guest invite
access acces entree entreprise bureau service compte caisse caissier comptoir comptable finance banque argent money
dollar franc cfa francs million business societe direction directeur patron chef boss abidjan cotedivoire ivoire
ivoirien ivoirienne yamoussoukro bouake daloa korhogo sanpedro cocody yopougon treichville marcory plateau adjame abobo
elephant elephants afrique africa dakar bamako lome cotonou ouagadougou paris france london jesus jesuschrist christ
jesusislord dieu dieuestgrand dieumerci seigneur godisgood god blessed blessing benediction grace graceadieu merci
allah islam mohamed mohammed muhammad fatoumata mariam aminata ibrahim moussa ousmane mamadou abdoulaye kouassi kouame
konan koffi yao kone traore coulibaly ouattara bamba toure diallo cisse diomande drogba didier gbagbo bedie maman papa
mama mother father famille family ami amis amie friend friends bestfriend forever toujours jamais never always nothing
something anything everything azer qwer pass word the my mon ma mes le la les de du super mega hyper new nouveau
nouvelle one two three un deux trois
`
  .trim()
  .split(/\s+/);

const WORDS: ReadonlySet<string> = new Set(ROOTS);

const LEET: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', '0': 'o', '1': 'i', '3': 'e', '4': 'a' };
const unleet = (text: string) => text.replace(/[@$!0134]/g, (sign) => LEET[sign] ?? sign);

/** Tells whether a text consists only of these words, one after the other. */
function isMadeOf(words: ReadonlySet<string>, text: string): boolean {
  const longest = Math.max(...Array.from(words, (word) => word.length));
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!reached.has(start)) continue;
    for (let end = start + 1; end <= Math.min(start + longest, text.length); end += 1) {
      if (words.has(text.slice(start, end))) reached.add(end);
    }
  }
  return reached.has(text.length);
}

/** Returns the words of a name, joined and one by one; words under three letters do not count. */
function wordsOf(name: string): string[] {
  const words = searchKey(name).split(/[^a-z]+/);
  return [words.join(''), ...words].filter((word) => word.length > 2);
}

/** Whether every step between neighbours is the same: `1234567890`, `9876543210`, `aaaaaaaaaa`. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((sign, i) => (sign.charCodeAt(0) - text.charCodeAt(i) + 10) % 10));
  return steps.size <= 1;
}

/** Tells whether a text repeats one short piece: `121212121212`, `azazazazaz`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/.test(text);
}

/**
 * Tells whether a password is a common one, or is made of common words and of `names`: the names of its owner and of
 * the organisation (CONTRACT "Session", ASVS 6.2.11).
 */
export async function isCommonPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  const isListed = (await listedPasswords()).has(password.toLowerCase());
  const text = searchKey(password).replace(/\s/g, '');
  if (isListed || new Set(text).size <= 3 || isRun(text) || isRepetition(text)) return true;
  const withoutEnd = text.replace(/[^a-z]+$/, '');
  const candidates = [text, unleet(text), unleet(withoutEnd)].map((one) => one.replace(/[^a-z]+/g, ''));
  const words = names.length === 0 ? WORDS : new Set([...WORDS, ...names.flatMap(wordsOf)]);
  // One or two letters among figures are not a word.
  return candidates.some((letters) => letters.length > 2 && isMadeOf(words, letters));
}
